/**
 * Whole parts of `total` in proportion to `weights`, adding up to it exactly: rounded down, and the rest goes to
 * the largest remainders. All zero when no weight is.
 * @example apportion(10, [1, 1, 1]) // => [4, 3, 3]
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const weight = sum(weights);
  if (weight === 0) return weights.map(() => 0);
  const exact = weights.map((one) => (total * one) / weight);
  const parts = exact.map(Math.floor);
  const missing = total - sum(parts);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
