/** Lengths at which search results are truncated. Source: the widths Google cuts at, about 580 and 920 px. */
export const SHOWN_IN_RESULTS = { title: 60, text: 155 } as const;

/** A length in words, with a warning for a text that search results cut at `shown` characters. */
export function lengthInResults(length: string, text: string, shown: number): string {
  return text.length > shown ? `${length}; search results cut at about ${shown}` : length;
}
