import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { callerAddress } from '../../../core/limits/caller-address.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';
import type { Db } from '../../../core/store/schema.ts';
import { hashApiKey, isApiKey, isIntact } from './api-key.ts';
import { hasApiKey } from './has-api-key.repository.ts';

const WINDOW_SECONDS = 60;
/** Calls per key, window and server: room for every honest program, and a stop for a runaway loop. */
const KEY_QUOTA = 1200;
/** Calls with unknown keys per address and window. */
const UNKNOWN_QUOTA = 120;
/** Addresses counted at once. Calls with unknown keys from further addresses are not limited; they still get 401. */
const ADDRESSES_MAX = 10_000;

/**
 * Limits the calls of each API key, and reports what is left in the headers of draft-ietf-httpapi-ratelimit-headers. Only
 * existing keys have a counter, so invented keys cannot displace one; calls with unknown keys are counted per address. The
 * counters are in memory: a database write per call would cost more than it protects.
 */
export const keyLimitPlugin = fp<{ db: Db; now: () => string }>(
  async (app: FastifyInstance, { db, now }) => {
    const keyCalls = new Map<string, number>();
    const unknownCalls = new Map<string, number>();
    let startedAt = 0;

    app.addHook('onRequest', async (request, reply) => {
      const token = (request.headers.authorization ?? '').replace(/^bearer +/i, '').trim();
      if (!isApiKey(token)) return undefined;
      const time = Date.parse(now());
      if (time >= startedAt + WINDOW_SECONDS * 1000 || time < startedAt) {
        keyCalls.clear();
        unknownCalls.clear();
        startedAt = time;
      }
      const seconds = Math.ceil((startedAt - time) / 1000) + WINDOW_SECONDS;
      const key = hashApiKey(token);
      const isKnown = keyCalls.has(key) || (isIntact(token) && (await hasApiKey(db, key)));
      if (!isKnown) {
        const address = addressPrefix(callerAddress(request));
        if (!unknownCalls.has(address) && unknownCalls.size >= ADDRESSES_MAX) return undefined;
        if (countCall(unknownCalls, address) <= UNKNOWN_QUOTA) return undefined;
        return refuse(reply, seconds, 'Too many calls with unknown API keys.');
      }
      const count = countCall(keyCalls, key);
      reply.header('RateLimit-Policy', `"key";q=${KEY_QUOTA};w=${WINDOW_SECONDS}`);
      reply.header('RateLimit', `"key";r=${Math.max(0, KEY_QUOTA - count)};t=${seconds}`);
      if (count <= KEY_QUOTA) return undefined;
      return refuse(reply, seconds, `This key makes more than ${KEY_QUOTA} calls a minute.`);
    });
  },
  { name: 'key-limit' },
);

function countCall(calls: Map<string, number>, name: string): number {
  const count = (calls.get(name) ?? 0) + 1;
  calls.set(name, count);
  return count;
}

function refuse(reply: FastifyReply, seconds: number, reason: string): FastifyReply {
  const error = `${reason} Wait ${seconds} seconds.`;
  return reply.code(429).headers({ 'Retry-After': seconds, 'Cache-Control': 'no-store' }).send({ error });
}
