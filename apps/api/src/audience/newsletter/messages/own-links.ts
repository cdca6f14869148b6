/** Paths of files: no page there could count a visit. */
const FILES = /^\/(?:media|cards|prints|api)\//;

/** Whether an absolute address leads to a page of this site. */
export function isOwnPage(address: string, origin: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === new URL(origin).origin && !FILES.test(url.pathname);
}

/**
 * The address with the issue as its source if it leads to a page of this site, which counts the visit and removes the
 * parameter from the address bar; any other address is unchanged.
 * @example withSource('https://tideline.example/blog/a#b', 'https://tideline.example', 'may')
 *   // => 'https://tideline.example/blog/a?from=issue-may#b'
 */
export function withSource(address: string, origin: string, slug: string | null): string {
  if (slug === null || !isOwnPage(address, origin)) return address;
  const [page = '', hash] = address.split(/(#.*)/s, 2);
  return `${page}${page.includes('?') ? '&' : '?'}from=issue-${encodeURIComponent(slug)}${hash ?? ''}`;
}

/** The id of the post that an absolute address leads to; null for any other address. */
export function linkedPostId(address: string, origin: string): string | null {
  if (!isOwnPage(address, origin)) return null;
  return /^\/blog\/([\w-]+)\/?$/.exec(new URL(address).pathname)?.[1] ?? null;
}
