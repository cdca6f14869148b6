import { CASE_STUDY_IDS, caseStudyPath, PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';

const PAGES: ReadonlySet<string> = new Set([...PUBLIC_PATHS, ...CASE_STUDY_IDS.map(caseStudyPath)]);

/** The path under which a view is counted; `postId` is set for the page of a post, which may not exist. */
export type CountedPath = { path: string; postId: string | null };

/**
 * The canonical path of a public page, without query, hash and final slash; null for any other path.
 * @example countedPath('/services/?utm_source=mail#seo') // => { path: '/services', postId: null }
 */
export function countedPath(raw: string): CountedPath | null {
  if (raw === CONTACT_FORM_PATH) return { path: CONTACT_FORM_PATH, postId: null };
  const [bare = ''] = raw.split(/[?#]/, 1);
  const path = bare === '/' ? bare : bare.replace(/\/$/, '');
  if (PAGES.has(path)) return { path, postId: null };
  const postId = /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  return postId === undefined ? null : { path, postId };
}
