/**
 * Shares in whole percent that add up to 100, by the largest-remainder method. All zero when the total is zero.
 * @example wholePercents([1, 1, 1]) // => [34, 33, 33]
 */
export function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((all, value) => all + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value * 100) / total);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((all, percent) => all + percent, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
