/** What nearly everybody asks for: nothing to take apart. */
const CANONICAL = /^(?:\/|(?:\/[^/\\?]+)+)(?:\?|$)/;

/**
 * The one spelling of a page's address: no slash at the end, none doubled. Returns null when `address` (path and query)
 * is spelled so already. The answer always begins with exactly one slash, so a redirect to it stays on this site.
 * @example canonicalAddress('/blog/?page=2') // => '/blog?page=2'
 */
export function canonicalAddress(address: string): string | null {
  if (CANONICAL.test(address)) return null;
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  // A browser reads a backslash as a slash: `/\example.com` would lead to another site.
  const canonical = `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  return canonical === path ? null : canonical + query;
}

/** Whether an address is that of a preview: whoever knows it may read a post that is not public. */
export function isPreview(url: string): boolean {
  return plainPath(url).startsWith('/preview/');
}

/** Whether an address is one that links in mails lead to: its query may be the key to a subscription. */
export function isMailLink(url: string): boolean {
  return plainPath(url).startsWith('/newsletter/');
}

/** Whether an address is in the staff area. */
export function isStaffArea(url: string): boolean {
  return /^\/admin(?:\/|$)/.test(plainPath(url));
}

/** The path as the router compares it: it minds neither capitals nor needless percent signs. */
function plainPath(url: string): string {
  const path = withoutQuery(url);
  if (!path.includes('%')) return path.toLowerCase();
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase(); // the router refuses it
  }
}

/** The path of an address as the log may have it: without the query, and without the key of a preview. */
export function loggedPath(url: string): string {
  const path = withoutQuery(url);
  return isPreview(path) ? '/preview/…' : path;
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
