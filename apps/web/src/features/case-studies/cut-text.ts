/** Length of challenge and solution on a card. Source: product specification §9. */
export const SUMMARY_LENGTH = 200;

/** The text cut to `length` characters plus an ellipsis; a shorter text is unchanged. */
export function cutText(text: string, length = SUMMARY_LENGTH): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}
