import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { REVALIDATE } from './send-cached.ts';

/** Names every response that a change of the public content may make outdated. */
export const CONTENT_TAG = 'content';
/** Limits how long a CDN sends an old page when a purge is lost, or overtakes a response that is under way. */
const MAX_AGE_SECONDS = 600;
/** While a CDN asks for the new response, visitors get the old one. */
const STALE_SECONDS = 60;

/** Each CDN reads one of these and removes it; the first one is for all others. Browsers still ask before each use. */
const HEADERS = {
  'cache-control': `public, max-age=0, s-maxage=${MAX_AGE_SECONDS}`,
  'cdn-cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  'surrogate-control': `max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  'surrogate-key': CONTENT_TAG,
  'cache-tag': CONTENT_TAG,
};

/** Lets a CDN store pages, feeds and texts until they are purged; see `purgeJob`. */
export const cdnHeadersPlugin = fp(
  async (app: FastifyInstance) => {
    // A callback instead of a promise, because this hook is synchronous and runs for every request.
    app.addHook('onSend', ({ url }, reply, body, done) => {
      if (isForAll(url, reply)) reply.headers(HEADERS);
      done(null, body);
    });
  },
  { name: 'cdn-headers' },
);

/** Whether a CDN may send the response to everybody. */
function isForAll(url: string, reply: FastifyReply): boolean {
  if (reply.statusCode !== 200 && reply.statusCode !== 304) return false;
  if (reply.getHeader('cache-control') !== REVALIDATE) return false;
  // Some CDNs ignore `Vary: Accept`, and would send to visitors what a program has asked for.
  const isText = String(reply.getHeader('content-type')).startsWith('text/markdown');
  return !isText || /^[^?]*\.md(?:\?|$)/.test(url);
}
