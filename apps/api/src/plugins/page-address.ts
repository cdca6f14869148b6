/**
 * The one spelling of a page's address: no slash at the end, none doubled. Returns null when `address` (path and query)
 * is spelled so already. The answer always begins with exactly one slash, so a redirect to it stays on this site.
 * @example canonicalAddress('/blog/?page=2') // => '/blog?page=2'
 */
export function canonicalAddress(address: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(address) ?? [];
  // A browser reads a backslash as a slash: `/\example.com` would lead to another site.
  const canonical = `/${path.replaceAll('\\', '%5C').split('/').filter(Boolean).join('/')}`;
  return canonical === path ? null : canonical + query;
}
