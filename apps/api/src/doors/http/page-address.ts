import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';

const FIXED_PATHS = new Set<string>(PUBLIC_PATHS);
/** The archive of the newsletter. */
const ISSUES = /^\/newsletter\/issues(?:\/|$)/;
/** Paths that match are canonical and need no parsing. */
const CANONICAL = /^(?:\/|(?:\/[^/\\?A-Z]+)+)(?:\?|$)/;

/**
 * The canonical spelling of a page's URL: no trailing or repeated slash, and the name of a fixed page in lower case, even
 * before the name of what is below it (`/Blog/a-post`). Returns null when `address` (path and query) is canonical. The
 * result begins with exactly one slash, so that a redirect to it stays on this site.
 * @example canonicalAddress('/blog/?page=2') // => '/blog?page=2'
 */
export function canonicalAddress(address: string): string | null {
  if (CANONICAL.test(address)) return null;
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  // Browsers read a backslash as a slash: `/\example.com` would lead to another site.
  const cleaned = `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  const [page = ''] = /^\/[^/]*/.exec(cleaned.toLowerCase()) ?? [];
  const canonical = FIXED_PATHS.has(page) ? page + cleaned.slice(page.length) : cleaned;
  return canonical === path ? null : canonical + query;
}

/** Whether a URL is a preview link, which shows what is not public. */
export function isPreview(url: string): boolean {
  return plainPath(url).startsWith('/preview/');
}

/** Whether a URL is the target of a mailed link, which may contain a token. The archive of issues is public. */
export function isMailLink(url: string): boolean {
  const path = plainPath(url);
  if (path === '/reset-password') return true;
  return path.startsWith(`${CALL_PATH}/`) || (path.startsWith('/newsletter/') && !ISSUES.test(withoutQuery(url)));
}

/** Whether a URL is the page after an enquiry, whose query contains its reference. */
export function isReceipt(url: string): boolean {
  return plainPath(url) === '/thank-you' && url.includes('reference=');
}

/** Whether a URL is in the staff area. */
export function isStaffArea(url: string): boolean {
  return /^\/admin(?:\/|$)/.test(plainPath(url));
}

/** Whether a URL is a page as the staff area shows it in a frame, to change its texts: `/about?edit`. */
export function isEdited(url: string): boolean {
  return /\?(?:.*&)?edit(?:[=&]|$)/.test(url) && !isStaffArea(url);
}

/** The staff area, pages in its frame, previews, targets of mailed links, and receipts: never indexed or cached. */
export function isPrivate(url: string): boolean {
  return isEdited(url) || isPreview(url) || isMailLink(url) || isReceipt(url) || isStaffArea(url);
}

/** Path prefixes without pages. */
export function isForPrograms(url: string): boolean {
  return /^\/(?:api|assets|reports|trpc)(?:[/?]|$)/.test(url);
}

/** The path in the form that the router compares: lower case, decoded. */
function plainPath(url: string): string {
  const path = withoutQuery(url);
  if (!path.includes('%')) return path.toLowerCase();
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase(); // the router refuses it
  }
}

/** The path of a URL for the log: without the query and without preview tokens. */
export function loggedPath(url: string): string {
  const path = withoutQuery(url);
  return isPreview(path) ? '/preview/…' : path;
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
