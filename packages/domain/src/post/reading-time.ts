/** Words a reader takes in per minute. Source: product specification §9. */
export const WORDS_PER_MINUTE = 200;

/** How many words a text has: runs of characters between white space. */
export function countWords(text: string): number {
  const word = /\S+/g;
  let count = 0;
  // One at a time: a list of all of them would be thrown away at once, and a long text has tens of thousands.
  while (word.test(text)) count += 1;
  return count;
}

/** Whole minutes to read a text, rounded up, at least 1. */
export function readingTimeMinutes(text: string): number {
  return minutesForWords(countWords(text));
}

/** The same for a text whose words are counted already. */
export function minutesForWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** @example formatReadingTime(4) // => '4 min read' */
export function formatReadingTime(minutes: number): string {
  return `${minutes} min read`;
}
