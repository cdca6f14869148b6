import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

type MetricsOptions = {
  /** Bearer token of the scraper; null: no metrics and no endpoint. */
  token: string | null;
};

/** `/metrics` in the Prometheus text format: process metrics, and durations of requests by route. */
export const metricsPlugin = fp<MetricsOptions>(
  async (app: FastifyInstance, { token }) => {
    if (token === null) return;
    const { collectDefaultMetrics, Histogram, Registry } = await import('prom-client'); // loaded only when metrics are enabled
    const register = new Registry();
    collectDefaultMetrics({ register, prefix: 'tideline_' });
    const seconds = new Histogram({
      name: 'tideline_http_request_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [register],
    });

    app.addHook('onResponse', async (request, reply) => {
      // The route's pattern, never the URL, which may contain personal data and is unbounded.
      const route = request.routeOptions.url ?? 'none';
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });

    app.get('/metrics', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      // Answers like an unknown path: without the token, the endpoint must not be detectable.
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
      return reply.type(register.contentType).send(await register.metrics());
    });
  },
  { name: 'metrics', dependencies: ['errors'] },
);

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
