/**
 * A text reduced to its words: lower case, without accents, separated by one space. Both databases and the browser thus
 * compare the same words, although they treat hyphens, addresses and alphabets differently.
 * @example plainWords('Über-Tides: 100%') // => 'uber tides 100'
 */
export function plainWords(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  return (letters.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).join(' ');
}
