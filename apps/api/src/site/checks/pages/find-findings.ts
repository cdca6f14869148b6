import { isDocument } from '@tideline/copy/editing/documents';
import { FINDINGS_SHOWN, type SiteFinding, type SiteFindings } from '@tideline/domain/page/site-finding';
import { displayTitle } from '@tideline/domain/post/post';
import { findLastCheck, listFound } from '../nightly/site-checks.repository.ts';
import { listDocuments } from '../../pages/documents.repository.ts';
import { summarizePages } from '../../pages/find-pages.ts';
import { inOrder } from '../findings.ts';
import { pathsOf, type Site } from '../is-there.ts';
import { checkPage } from './check-page.ts';
import { findSamePageTitles, findSamePostTitles, type TitledPage } from './same-titles.ts';

/** A page that visitors see, with when it was published last. */
type ShownPage = TitledPage & { savedAt: string | null };

/** What visitors would notice on the pages now, and what the last nightly check found. */
export async function findSiteFindings(site: Site): Promise<SiteFindings> {
  const pages = await findShownPages(site);
  const hasPath = pathsOf(site);
  const findings: SiteFinding[] = [];
  for (const { id, name, values } of pages) {
    const own = await checkPage(id, values, site.origin, hasPath);
    findings.push(...own.map((finding) => ({ kind: 'page', id, name, ...finding }) as const));
  }
  findings.push(
    ...findSamePageTitles(pages),
    ...(await findSamePostTitles(site)),
    ...(await findTonights(site, pages)),
  );
  return { findings: inOrder(findings).slice(0, FINDINGS_SHOWN), checkedAt: await findLastCheck(site.db) };
}

async function findShownPages({ db }: Site): Promise<ShownPage[]> {
  const documents = new Map((await listDocuments(db)).map((document) => [document.id, document]));
  return (await summarizePages(db, documents)).flatMap(({ id, name, added }) => {
    if (!isDocument(id) || added?.publicSince === null) return [];
    const document = documents.get(id);
    return [{ id, name, values: document?.fields ?? {}, savedAt: document?.savedAt ?? null }];
  });
}

/** What the last nightly check found in places that were not saved since. */
async function findTonights({ db }: Site, pages: readonly ShownPage[]): Promise<SiteFinding[]> {
  const found = await listFound(db);
  const postIds = found.flatMap(({ kind, id }) => (kind === 'post' ? [id] : []));
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'title', 'updated_at'])
    .where('id', 'in', postIds.length === 0 ? [''] : postIds)
    .where('deleted_at', 'is', null)
    .execute();
  const places = new Map<string, Pick<ShownPage, 'name' | 'savedAt'>>([
    ...pages.map(({ id, name, savedAt }) => [`page ${id}`, { name, savedAt }] as const),
    ...posts.map((post) => [`post ${post.id}`, { name: displayTitle(post), savedAt: post.updated_at }] as const),
  ]);
  return found.flatMap(({ foundAt, ...finding }) => {
    const place = places.get(`${finding.kind} ${finding.id}`);
    if (!place || (place.savedAt !== null && place.savedAt > foundAt)) return [];
    return [{ ...finding, name: place.name }];
  });
}
