import type { PageHead } from '@tideline/page-contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { resolveCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { postPath } from '@tideline/domain/site/site-path';
import { areCallsOpen } from '../../sales/bookings/times/hours.repository.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { REVALIDATE, sendCached } from '../cache/send-cached.ts';
import { listIssueTexts } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { listPostSummaries } from '../../site/posts/lists/post-lists.repository.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildLlmsTxt } from './build-llms-txt.ts';

/** Articles and issues in the list, the newest of each. The site map has all. */
const NEWEST = 50;

export type LlmsTxtOptions = {
  db: Db;
  cache: ResponseCache;
  loadPageHeads: () => Promise<Record<string, PageHead>>;
  /** Address of the site as visitors see it, without a final slash. */
  origin: () => string;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

/** `/llms.txt`: what programs that read text find on this site. */
export const llmsTxtPlugin = fp(registerLlmsTxt, { name: 'llms-txt', encapsulate: true });

async function registerLlmsTxt(app: FastifyInstance, options: LlmsTxtOptions): Promise<void> {
  const { db, cache, loadPageHeads, origin, now } = options;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATE };
  app.get('/llms.txt', { compress: false }, (request, reply) =>
    sendCached(request, reply, cache, {
      key: '/llms.txt',
      make: async () => ({ status: 200, headers, body: await makeText() }),
    }),
  );

  async function makeText(): Promise<string> {
    const { items } = await listPostSummaries(db, 'public', { sort: '-date', limit: NEWEST }, now());
    const { [CALL_PATH]: callPage, ...pages } = await loadPageHeads();
    return buildLlmsTxt({
      site: await findSettings(db),
      // As in the site map: the page of calls, while somebody takes them.
      pages: callPage && (await areCallsOpen(db)) ? { ...pages, [CALL_PATH]: callPage } : pages,
      // As in the site map: a copy of an article elsewhere is listed there.
      posts: items.filter(({ id, canonicalUrl, isNoindex }) => {
        const own = postPath(id);
        return !isNoindex && resolveCanonicalUrl(canonicalUrl, own, origin()) === origin() + own;
      }),
      issues: await listIssueTexts(db, NEWEST),
      origin: origin(),
    });
  }
}
