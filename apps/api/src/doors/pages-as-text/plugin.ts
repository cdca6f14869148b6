import type { PageHead } from '@tideline/page-contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { resolveCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { postPath } from '@tideline/domain/site/site-path';
import type { ResponseCache } from '../cache/response-cache.ts';
import { REVALIDATE, sendCached } from '../cache/send-cached.ts';
import { listIssueTexts } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { listPostSummaries } from '../../site/posts/lists/post-lists.repository.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { areCallsOpen } from '../../core/store/public-pages.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildLlmsTxt } from './build-llms-txt.ts';

/** Maximum number of articles and of issues in the list, newest first. The site map has all. */
const NEWEST = 50;

export type LlmsTxtOptions = {
  db: Db;
  cache: ResponseCache;
  loadPageHeads: () => Promise<Record<string, PageHead>>;
  /** Public address of the site, without a trailing slash. */
  origin: () => string;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

/** `/llms.txt`: the site's content for programs that read text. */
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
      // As in the site map: the page of calls is listed while somebody takes them.
      pages: callPage && (await areCallsOpen(db)) ? { ...pages, [CALL_PATH]: callPage } : pages,
      // As in the site map: an article with a canonical address elsewhere is left out.
      posts: items.filter(({ id, canonicalUrl, isNoindex }) => {
        const own = postPath(id);
        return !isNoindex && resolveCanonicalUrl(canonicalUrl, own, origin()) === origin() + own;
      }),
      issues: await listIssueTexts(db, NEWEST),
      origin: origin(),
    });
  }
}
