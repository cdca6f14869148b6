/** Parameters by which WordPress names a post, a page, a file, an archive or a feed in place of a path. */
export const NUMBERED = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'series', 'author', 'feed'] as const;

/**
 * The spelling of an address of another system that names its page in the query; null for any other address.
 * @example numberedAddress('/?utm_source=x&p=12') // => '/?p=12'
 */
export function numberedAddress(address: string): string | null {
  const [, query] = /^\/(?:index\.php)?\?([^#]*)/.exec(address) ?? [];
  if (query === undefined) return null;
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of query.matchAll(/([^&=]+)=([^&]*)/g)) given.set(name, value);
  const name = NUMBERED.find((parameter) => /^[\w-]{1,100}$/.test(given.get(parameter) ?? ''));
  return name === undefined ? null : `/?${name}=${given.get(name)?.toLowerCase() ?? ''}`;
}
