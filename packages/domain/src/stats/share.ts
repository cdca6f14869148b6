/** Below this number of cases a percentage says more than is known. */
export const PERCENT_FROM = 20;

/**
 * A part of a whole in words: a percentage, or both counts below `PERCENT_FROM` cases. Nothing of nothing is empty.
 * @example shareText(5, 12) // => '5 of 12'
 */
export function shareText(part: number, whole: number, percent = Math.round((part / whole) * 100)): string {
  if (whole === 0) return '';
  if (whole < PERCENT_FROM) return `${part} of ${whole}`;
  return `${percent}%`;
}

/**
 * The difference of two different figures in words: a percentage of the earlier one, or the count below `PERCENT_FROM`.
 * @example changeText(15, 12) // => '3 more'
 */
export function changeText(now: number, before: number): string {
  const difference = Math.abs(now - before);
  const words = now > before ? 'more' : 'fewer';
  if (before < PERCENT_FROM) return `${difference.toLocaleString('en-US')} ${words}`;
  const percent = Math.round((difference / before) * 100);
  return `${percent === 0 ? 'under 1' : percent.toLocaleString('en-US')}% ${words}`;
}
