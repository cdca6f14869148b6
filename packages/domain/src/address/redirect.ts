import { numberedAddress } from './numbered-address.ts';
import { ARCHIVE_PATH } from '../post/archive.ts';
import { BUILT_IN_PATHS } from '../site/built-in-paths.ts';

/** Longest path that is redirected or counted as missed, in characters. */
export const PATH_MAX_LENGTH = 200;

/** The answer to visitors of an unpublished post: 404, 410, or another page. */
export const UNPUBLISHED_ANSWERS = ['hidden', 'gone', 'redirect'] as const;
export type UnpublishedAnswer = (typeof UNPUBLISHED_ANSWERS)[number];

/** Why a redirect exists: a published post moved, a post was unpublished, staff added it, or it is an address of a site that was brought in. */
export type RedirectOrigin = 'moved' | 'unpublished' | 'hand' | 'import';

/** An address without a page. */
export type Redirect = {
  id: string;
  /** Source: `toRedirectPath`. */
  path: string;
  /** A path of this site; null: the address is gone. */
  target: string | null;
  /** The title of the target post; null for another page. */
  postTitle: string | null;
  /** Whether visitors reach the target: false while its post is not public. */
  isReachable: boolean;
  origin: RedirectOrigin;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** Paths of the program itself, which are no pages. */
const PROGRAM_PATHS =
  /^\/(?:admin|admin-blog|api|assets|cards|discovery-call|healthz|media|metrics|newsletter|portraits|preview|prints|readyz|reports|trpc)(?:\/|$)/;
const FILES = ['/rss.xml', '/feed.json', '/sitemap.xml', '/robots.txt'];
const FIXED_PATHS: ReadonlySet<string> = new Set([...BUILT_IN_PATHS, ...FILES]);

/**
 * The spelling in which an address is redirected and counted: decoded, in lower case, without query, hash and
 * superfluous slashes. Null when it is no path, or too long. An address that names its page in the query keeps that.
 * @example toRedirectPath('/Old%20News/?page=2') // => '/old news'
 * @example toRedirectPath('/?p=12') // => '/?p=12'
 */
export function toRedirectPath(address: string): string | null {
  const numbered = numberedAddress(address.trim());
  if (numbered !== null) return numbered;
  const [path = ''] = address.trim().split(/[?#]/, 1);
  if (!path.startsWith('/')) return null;
  const plain = `/${decodedPath(path).split('/').filter(Boolean).join('/')}`.toLowerCase();
  const isUsable = plain.length <= PATH_MAX_LENGTH && plain.isWellFormed() && !/[\p{Cc}\\]/u.test(plain);
  return isUsable ? plain : null;
}

/** Whether a path (as spelled by `toRedirectPath`) can be redirected: the site itself has nothing there. */
export function canBeRedirected(path: string): boolean {
  return !FIXED_PATHS.has(path) && !PROGRAM_PATHS.test(path);
}

/**
 * Whether an address is one of the site's own pages other than a post: redirects may lead there. Query and hash are allowed.
 * @example isSitePage('/services#seo') // => true
 */
export function isSitePage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return FIXED_PATHS.has(path) || ARCHIVE_PATH.test(path);
}

/** The id in the address of a post; null for any other address. */
export function postIdIn(path: string): string | null {
  return /^\/blog\/([a-z0-9-]+)$/.exec(path)?.[1] ?? null;
}

/** A path with its percent signs decoded; unchanged where they are no valid encoding. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
