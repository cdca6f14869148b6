/** Longest id made from a title, in characters, without a following number. */
export const POST_ID_MAX_LENGTH = 80;

/** Longest address set by hand: room for a number behind a long title. */
export const ADDRESS_MAX_LENGTH = 100;

const WITHOUT_TITLE = 'untitled';

/**
 * The URL-safe id made from a title. Only `a-z`, `0-9` and single hyphens; `untitled` when nothing of the title is left.
 * @example toPostId('Déjà Vu: SEO & You') // => 'deja-vu-seo-you'
 */
export function toPostId(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = plain
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= POST_ID_MAX_LENGTH) return words || WITHOUT_TITLE;
  const cut = words.slice(0, POST_ID_MAX_LENGTH + 1);
  const lastHyphen = cut.lastIndexOf('-');
  return lastHyphen > 0 ? cut.slice(0, lastHyphen) : cut.slice(0, POST_ID_MAX_LENGTH);
}

/**
 * The `attempt`-th id to try, counting from 1, when the ones before are taken.
 * @example numberedPostId('untitled', 2) // => 'untitled-2'
 */
export function numberedPostId(id: string, attempt: number): string {
  return attempt <= 1 ? id : `${id}-${attempt}`;
}

/**
 * Whether a text has the form of an id.
 * @example isPostAddress('local-seo') // => true
 */
export function isPostAddress(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
