import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Time limit for the body of a request with access, in milliseconds. */
    bodyTimeMs?: number;
  }
}

type BodyTimeOptions = {
  /** The limit of routes without their own, and of refused callers. */
  defaultMs: number;
};

/**
 * Closes connections that send a body too slowly. The server's own limit applies to all routes and must therefore be the
 * longest; here a route gets more time only after its access check.
 */
export const bodyTimePlugin = fp<BodyTimeOptions>(
  async (app: FastifyInstance, { defaultMs }) => {
    const timers = new WeakMap<object, NodeJS.Timeout>();

    function allow(request: FastifyRequest, timeMs: number): void {
      const { raw, headers } = request;
      // HTTP requires one of these headers for a body: other requests need no timer.
      if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
      clearTimeout(timers.get(raw));
      if (raw.complete) return;
      const timer = setTimeout(() => raw.destroy(), timeMs).unref();
      timers.set(raw, timer);
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }

    app.addHook('onRequest', (request, _reply, done) => {
      allow(request, defaultMs);
      done();
    });
    app.addHook('onRoute', (route) => {
      const { bodyTimeMs } = route.config ?? {};
      if (bodyTimeMs === undefined) return;
      // Runs after every onRequest hook, so callers without access are already refused.
      const allowLonger: preParsingHookHandler = (request, _reply, payload, done) => {
        allow(request, bodyTimeMs);
        done(null, payload);
      };
      route.preParsing = [route.preParsing ?? [], allowLonger].flat();
    });
  },
  { name: 'body-time' },
);
