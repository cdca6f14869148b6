/** Where others cut a text: after how many characters, and who. */
export type TextCut = { at: number; by: string };

/** Where search results cut texts. Source: the widths Google cuts at, about 580 and 920 px. */
export const CUT_IN_RESULTS = {
  title: { at: 60, by: 'search results' },
  text: { at: 155, by: 'search results' },
} as const satisfies Record<string, TextCut>;

/**
 * How long a text is, once it is cut or near its limit; null before.
 * @example lengthHint(72, 300, { at: 60, by: 'phones' }) // => '72 characters; phones cut at about 60'
 */
export function lengthHint(length: number, max: number, cut: TextCut): string | null {
  const isNearLimit = length >= 0.9 * max;
  if (!isNearLimit && length <= cut.at) return null;
  const words = `${length.toLocaleString('en-US')}${isNearLimit ? ` of ${max.toLocaleString('en-US')}` : ''} characters`;
  return length > cut.at ? `${words}; ${cut.by} cut at about ${cut.at}` : words;
}
