import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request that has not been refused may take to arrive, in milliseconds. */
    bodyTimeMs?: number;
  }
}

type BodyTimeOptions = {
  /** For routes that name no time of their own, and for whoever is refused. */
  defaultMs: number;
};

/**
 * Cuts off whoever sends a body too slowly. The server's own limit knows no routes, and must let pass what the slowest
 * of them allows; here a route gets more time than others only once its caller has been let in.
 */
export const bodyTimePlugin = fp<BodyTimeOptions>(
  async (app: FastifyInstance, { defaultMs }) => {
    const timers = new WeakMap<object, NodeJS.Timeout>();

    function allow(request: FastifyRequest, timeMs: number): void {
      const { raw, headers } = request;
      // By the protocol, no body comes without one of these: a mere reader needs no timer.
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
    // After every onRequest hook: those of the route have decided by now.
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const { bodyTimeMs } = request.routeOptions.config;
      if (bodyTimeMs !== undefined) allow(request, bodyTimeMs);
      done(null, payload);
    });
  },
  { name: 'body-time' },
);
