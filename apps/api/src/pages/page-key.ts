import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';

/** The query parameters that a page shows something else for. Every other one is as if it were not there. */
const PARAMETERS: Record<string, readonly string[]> = {
  '/blog': ['category', 'page', 'q'],
  '/about': ['case'],
  '/thank-you': ['form'],
};
/** What people write themselves: hardly ever asked for twice, so not worth keeping. */
const FREE_TEXT = new Set(['q']);

const FIXED_PATHS = new Set<string>(PUBLIC_PATHS);
/** Posts, and the pages of categories, tags and authors. */
const OWN_PATH = /^\/blog\/(?:(?:category|tag|author)\/)?[a-z0-9-]+$/;
const ARCHIVE_PATH = /^\/blog\/(?:category|tag|author)\/[^/]+$/;

export type PageKey = {
  /** Path and query with which the page is rendered: equal for all spellings that show the same page. */
  address: string;
  /** Whether somebody else will ask for the same page. */
  isShared: boolean;
  /** Whether a found page of this kind exists in small number: the site's own pages and its posts. */
  isRegular: boolean;
};

/**
 * What the page at `url` (path and query, in the canonical spelling) is known by.
 * @example toPageKey('/blog?utm_source=x&page=2').address // => '/blog?page=2'
 */
export function toPageKey(url: string): PageKey {
  const [path, query] = splitOnce(url);
  const counted = ARCHIVE_PATH.test(path) ? ['page'] : (PARAMETERS[path] ?? []);
  if (!mayName(query, counted)) return { address: path, isShared: true, isRegular: isRegularPath(path) };
  // As the pages read it: a repeated parameter has its last value, an empty one is none.
  const given = Object.fromEntries(new URLSearchParams(query));
  const kept = counted.filter((name) => given[name] !== undefined && given[name] !== '');
  const search = kept.map((name) => `${name}=${encodeURIComponent(given[name] ?? '')}`).join('&');
  return {
    address: search === '' ? path : `${path}?${search}`,
    isShared: !kept.some((name) => FREE_TEXT.has(name)),
    isRegular: search === '' && isRegularPath(path),
  };
}

/** Whether a query may have one of the parameters, before it is taken apart: letters can also be percent signs. */
function mayName(query: string, parameters: readonly string[]): boolean {
  return parameters.length > 0 && (query.includes('%') || parameters.some((name) => query.includes(name)));
}

function isRegularPath(path: string): boolean {
  return FIXED_PATHS.has(path) || OWN_PATH.test(path);
}

function splitOnce(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
