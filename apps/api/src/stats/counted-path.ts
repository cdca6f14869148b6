import { ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import { CASE_STUDY_IDS, caseStudyPath, PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';

const PAGES: ReadonlySet<string> = new Set([...PUBLIC_PATHS, ...CASE_STUDY_IDS.map(caseStudyPath), ISSUES_PATH]);

/** The path under which a view is counted. `postId` and `issueSlug` are set for the page of a post or issue, which may not exist. */
export type CountedPath = { path: string; postId: string | null; issueSlug: string | null };

/**
 * The canonical path of a public page, without query, hash and final slash; null for any other path.
 * @example countedPath('/services/?utm_source=mail#seo') // => { path: '/services', postId: null, issueSlug: null }
 */
export function countedPath(raw: string): CountedPath | null {
  if (raw === CONTACT_FORM_PATH) return { path: CONTACT_FORM_PATH, postId: null, issueSlug: null };
  const [bare = ''] = raw.split(/[?#]/, 1);
  const path = bare === '/' ? bare : bare.replace(/\/$/, '');
  if (PAGES.has(path)) return { path, postId: null, issueSlug: null };
  const postId = /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
  const issueSlug = /^\/newsletter\/issues\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
  return postId === null && issueSlug === null ? null : { path, postId, issueSlug };
}
