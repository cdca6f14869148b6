/** Longest accepted canonical address, in characters. */
export const CANONICAL_URL_MAX_LENGTH = 2_000;

/** Whether a text may be the canonical address of a post: empty, an http(s) address, or a path of this site. */
export function isCanonicalUrl(text: string): boolean {
  if (text === '') return true;
  if (/[\s\\\p{Cc}]/u.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return /^https?:\/\/[^/?#]+/i.test(text);
}

/**
 * The canonical address of a post as a link; `own` is the post's address.
 * @param origin of the site, without a final slash
 */
export function resolveCanonicalUrl(canonicalUrl: string, own: `/${string}`, origin: string): string {
  const given = canonicalUrl || own;
  return given.startsWith('/') ? `${origin}${given}` : given;
}
