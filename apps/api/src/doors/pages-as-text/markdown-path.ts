/**
 * The address of the Markdown form of the page at `address` (path and query).
 * @example markdownPath('/about?case=medical-spa') // => '/about.md?case=medical-spa'
 */
export function markdownPath(address: string): string {
  const [path = ''] = address.split('?', 1);
  return `${path === '/' ? '/index' : path}.md${address.slice(path.length)}`;
}
