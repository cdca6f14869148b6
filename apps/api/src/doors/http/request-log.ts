import fp from 'fastify-plugin';
import { callerAddress } from '../../core/limits/caller-address.ts';
import { addressPrefix } from '../../core/limits/caller-network.ts';
import { openLogThrottle } from '../../core/logging/log-throttle.ts';
import { loggedPath } from './page-address.ts';

/** The log message for a refused request, by status. */
const REFUSALS: Record<number, string> = { 401: 'access refused', 403: 'access refused', 429: 'limit reached' };

type RequestLogOptions = {
  /** Whether every request is logged, at debug level. */
  logsAll: boolean;
};

/** Logs refused requests, throttled per network, and at debug level every request. */
export const requestLogPlugin = fp<RequestLogOptions>(
  async (app, { logsAll }) => {
    const isFirst = openLogThrottle();
    app.addHook('onResponse', (request, reply, done) => {
      const { method, url } = request;
      const refusal = REFUSALS[reply.statusCode];
      if (refusal !== undefined && isFirst(`${refusal} ${addressPrefix(callerAddress(request))}`)) {
        request.log.warn({ event: refusal, method, path: loggedPath(url) }, refusal);
      }
      if (logsAll) {
        const durationMs = Math.round(reply.elapsedTime);
        request.log.debug({ method, path: loggedPath(url), status: reply.statusCode, durationMs }, 'answered');
      }
      done();
    });
  },
  { name: 'request-log' },
);
