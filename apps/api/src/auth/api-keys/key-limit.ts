import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hashApiKey, isApiKey } from './api-key.ts';

/** Calls of one key in a window, on one server: room for every honest program, and a stop for a runaway loop. */
const QUOTA = 1200;
const WINDOW_SECONDS = 60;
/** Keys that are counted at once. Only a flood of made-up keys reaches this; more are let through to be refused. */
const KEYS_MAX = 10_000;

/**
 * Limits the calls of each API key, and tells how many are left in the headers of draft-ietf-httpapi-ratelimit-headers.
 * Counted in memory: a write to the database for each call would cost more than it protects.
 */
export const keyLimitPlugin = fp<{ now: () => string }>(
  async (app: FastifyInstance, { now }) => {
    const calls = new Map<string, number>();
    let startedAt = 0;

    app.addHook('onRequest', async (request, reply) => {
      const token = (request.headers.authorization ?? '').replace(/^bearer +/i, '').trim();
      if (!isApiKey(token)) return undefined;
      const time = Date.parse(now());
      if (time >= startedAt + WINDOW_SECONDS * 1000 || time < startedAt) {
        calls.clear();
        startedAt = time;
      }
      const key = hashApiKey(token);
      if (!calls.has(key) && calls.size >= KEYS_MAX) return undefined;
      const count = (calls.get(key) ?? 0) + 1;
      calls.set(key, count);
      const seconds = Math.ceil((startedAt - time) / 1000) + WINDOW_SECONDS;
      reply.header('RateLimit-Policy', `"key";q=${QUOTA};w=${WINDOW_SECONDS}`);
      reply.header('RateLimit', `"key";r=${Math.max(0, QUOTA - count)};t=${seconds}`);
      if (count <= QUOTA) return undefined;
      const error = `This key makes more than ${QUOTA} calls a minute. Wait ${seconds} seconds.`;
      return reply.code(429).headers({ 'Retry-After': seconds, 'Cache-Control': 'no-store' }).send({ error });
    });
  },
  { name: 'key-limit' },
);
