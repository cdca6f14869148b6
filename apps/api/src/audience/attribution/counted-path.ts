import { isPageAddress } from '@tideline/domain/address/reserved-path';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import { ARCHIVE_KINDS, archivePath } from '@tideline/domain/post/archive';
import { BUILT_IN_PATHS } from '@tideline/domain/site/built-in-paths';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';
import type { Archive } from '../../core/addresses/archive-names.ts';

const PAGES: ReadonlySet<string> = new Set([...BUILT_IN_PATHS, ISSUES_PATH, CALL_PATH]);
const ARCHIVE = new RegExp(`^/blog/(${ARCHIVE_KINDS.join('|')})/([^/]+)$`);

/** The path under which a view is counted, and the row that the page shows. The row may not exist. */
export type CountedPath = {
  path: string;
  postId?: string;
  issueSlug?: string;
  archive?: Archive;
  /** Whether only an added page can be there. */
  isAdded?: boolean;
};

/**
 * The canonical path of a public page, without query, hash and final slash; null for any other path.
 * @example countedPath('/services/?utm_source=mail#seo') // => { path: '/services' }
 */
export function countedPath(raw: string): CountedPath | null {
  if (raw === CONTACT_FORM_PATH) return { path: CONTACT_FORM_PATH };
  const [bare = ''] = raw.split(/[?#]/, 1);
  const path = bare === '/' ? bare : bare.replace(/\/$/, '');
  if (PAGES.has(path)) return { path };
  const postId = /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (postId !== undefined) return { path, postId };
  const issueSlug = /^\/newsletter\/issues\/([a-z0-9-]+)$/.exec(path)?.[1];
  if (issueSlug !== undefined) return { path, issueSlug };
  if (isPageAddress(path)) return { path, isAdded: true };
  const archive = toArchive(path);
  return archive === null ? null : { path: archivePath(archive.kind, archive.slug), archive };
}

function toArchive(path: string): Archive | null {
  const [, kind, encoded = ''] = ARCHIVE.exec(path) ?? [];
  const known = ARCHIVE_KINDS.find((one) => one === kind);
  if (!known) return null;
  try {
    return { kind: known, slug: decodeURIComponent(encoded) };
  } catch {
    return null; // not an address that a browser makes
  }
}
