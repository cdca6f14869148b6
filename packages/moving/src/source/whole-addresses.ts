import type { Note } from './note.ts';
import type { SourceArticle } from './source-item.ts';

/** Files of an archive, and pages of the web. */
const SCHEMES = new Set(['archive:', 'https:', 'http:']);

/**
 * The addresses that an article has beside its text, as whole ones. What is no address of a file or a page would keep the article
 * from being stored, so it is left out, and named.
 * @param base to which they are relative; empty when it is not known
 */
export function withWholeAddresses(article: SourceArticle, base: string): SourceArticle {
  const notes: Note[] = [];
  const whole = (address: string, what: string): string => {
    const url = URL.parse(address.trim(), base === '' ? undefined : base);
    if (url && SCHEMES.has(url.protocol)) return url.protocol === 'archive:' ? address : url.href;
    if (address !== '') notes.push({ kind: 'left', what: `${what} without a whole address` });
    return '';
  };
  const canonicalUrl = article.canonicalUrl === '' ? '' : whole(article.canonicalUrl, 'original');
  const cover = article.cover && { ...article.cover, address: whole(article.cover.address, 'cover') };
  return { ...article, canonicalUrl, cover: cover?.address ? cover : null, notes: [...article.notes, ...notes] };
}
