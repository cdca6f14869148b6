/** Length of challenge and solution on a card. Source: product specification §9. */
export const SUMMARY_LENGTH = 200;

/** A cut text; `isWhole`: it ends with a sentence. */
export type CutText = { text: string; isCut: boolean; isWhole: boolean };

/** The whole sentences within the first `length` characters; those characters if there is none. A shorter text is unchanged. */
export function cutText(text: string, length = SUMMARY_LENGTH): CutText {
  if (text.length <= length) return { text, isCut: false, isWhole: true };
  const start = text.slice(0, length);
  const [sentences] = /^.*[.!?][”"’)]?(?=\s|$)/s.exec(start) ?? [];
  return { text: sentences ?? start, isCut: true, isWhole: sentences !== undefined };
}
