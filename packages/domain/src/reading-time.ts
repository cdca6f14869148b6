/** Words a reader takes in per minute. Source: product specification §9. */
export const WORDS_PER_MINUTE = 200;

/** How many words a text has: runs of characters between white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Whole minutes to read a text, rounded up, at least 1. */
export function readingTimeMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** @example formatReadingTime(4) // => '4 min read' */
export function formatReadingTime(minutes: number): string {
  return `${minutes} min read`;
}
