/** Reading speed in words per minute. Source: product specification §9. */
export const WORDS_PER_MINUTE = 200;

/** Number of words: runs of characters between white space. */
export function countWords(text: string): number {
  const word = /\S+/g;
  let count = 0;
  // Counted without an array, because a long text has tens of thousands of words.
  while (word.test(text)) count += 1;
  return count;
}

/** Whole minutes to read a text, rounded up, at least 1. */
export function readingTimeMinutes(text: string): number {
  return minutesForWords(countWords(text));
}

/** The same for a known number of words. */
export function minutesForWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** @example formatReadingTime(4) // => '4 min read' */
export function formatReadingTime(minutes: number): string {
  return `${minutes} min read`;
}
