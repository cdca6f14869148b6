import { NUMBERED } from '@tideline/domain/address/numbered-address';
import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { ISSUES_PATH } from '@tideline/domain/newsletter/issue-archive';
import { BUILT_IN_PATHS } from '@tideline/domain/site/built-in-paths';
import { ARCHIVE_KINDS, ARCHIVE_PATH } from '@tideline/domain/post/archive';
import type { Mailer } from '../../context.ts';

/** The query parameters that change a page. All others are ignored. */
const PARAMETERS: Record<string, readonly string[]> = {
  // Addresses of a site that was brought in; see `answerMissing`.
  '/': NUMBERED,
  '/blog': ['category', 'page', 'q'],
  '/about': ['case'],
  '/thank-you': ['form'],
  [ISSUES_PATH]: ['page'],
  [CALL_PATH]: ['kind', 'zone', 'day', 'at'],
};
/** Free text: rarely requested again, so not cached. */
const FREE_TEXT = new Set(['q']);
/** Free times change with every booking and with the clock: not cached. */
const LIVE_PATH = CALL_PATH;

const FIXED_PATHS = new Set<string>([...BUILT_IN_PATHS, ISSUES_PATH]);
/** Posts, the pages of categories, tags, authors and series, and the issues of the newsletter. */
const OWN_PATH = new RegExp(`^(?:/blog/(?:(?:${ARCHIVE_KINDS.join('|')})/)?|${ISSUES_PATH}/)[a-z0-9-]+$`);

export type PageKey = {
  /** Path and query with which the page is rendered, equal for all URLs of the page. */
  address: string;
  /** Whether the page is worth caching, because others will request it too. */
  isShared: boolean;
  /** Whether the number of such pages is bounded: the site's own pages and its posts. */
  isRegular: boolean;
};

/**
 * Which page is at `url` (path and query, in canonical spelling).
 * @example toPageKey('/blog?utm_source=x&page=2').address // => '/blog?page=2'
 */
export function toPageKey(url: string): PageKey {
  const [path, query] = splitOnce(url);
  const counted = ARCHIVE_PATH.test(path) ? ['page'] : (PARAMETERS[path] ?? []);
  if (!mayName(query, counted)) return { address: path, isShared: path !== LIVE_PATH, isRegular: isRegularPath(path) };
  // As pages parse it: the last value of a repeated parameter counts, and empty ones are ignored.
  const given = Object.fromEntries(new URLSearchParams(query));
  const used = counted.filter((name) => given[name] !== undefined && given[name] !== '');
  const search = used.map((name) => `${name}=${encodeURIComponent(given[name] ?? '')}`).join('&');
  return {
    address: search === '' ? path : `${path}?${search}`,
    isShared: path !== LIVE_PATH && !used.some((name) => FREE_TEXT.has(name)),
    isRegular: search === '' && isRegularPath(path),
  };
}

/**
 * The key under which a page is cached. Pages say whether the site sends mail; this server may learn of a change later than of
 * the content version that the change raised.
 */
export function cacheKey(address: string, mail: Pick<Mailer, 'server'>): string {
  return mail.server === null ? `${address} without mail` : address;
}

/** A check before parsing: whether a query may contain one of the parameters. Letters can be percent-encoded. */
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
