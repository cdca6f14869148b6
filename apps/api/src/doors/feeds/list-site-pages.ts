import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { issuePath, ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import { archivePath, isIndexed } from '@tideline/domain/post/archive';
import { modifiedAt } from '@tideline/domain/post/post-update';
import { resolveCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { postPath } from '@tideline/domain/site/site-path';
import { listIssueAddresses } from '../../audience/newsletter/archive/sent-issues.repository.ts';
import { listPublicPages } from '../../site/pages/added-pages.repository.ts';
import { listIndexedArchives } from '../../site/posts/lists/archives.repository.ts';
import { listPublicAddresses } from '../../site/posts/lists/blog-lists.repository.ts';
import { areCallsOpen } from '../../core/store/public-pages.ts';
import type { Db } from '../../core/store/schema.ts';
import type { SitemapEntry } from './build-sitemap.ts';

/** The pages of the site map that derive from stored content. */
export async function listSitePages(db: Db, now: string, origin: string): Promise<SitemapEntry[]> {
  const archives = await listIndexedArchives(db, now);
  const issues = await listIssueAddresses(db);
  // An article with a canonical address elsewhere is left out.
  const posts = (await listPublicAddresses(db, now)).filter(
    ({ id, canonicalUrl }) => resolveCanonicalUrl(canonicalUrl, postPath(id), origin) === origin + postPath(id),
  );
  return [
    ...(await listPublicPages(db)).map(({ path }) => ({ path, changedAt: null })),
    ...((await areCallsOpen(db)) ? [{ path: CALL_PATH, changedAt: null }] : []),
    ...archives.map(({ kind, slug }) => ({ path: archivePath(kind, slug), changedAt: null })),
    ...(isIndexed(issues.length) ? [{ path: ISSUES_PATH, changedAt: null }] : []),
    ...issues.map(({ slug }) => ({ path: issuePath(slug), changedAt: null })),
    ...posts.map((post) => ({ path: postPath(post.id), changedAt: modifiedAt(post) })),
  ];
}
