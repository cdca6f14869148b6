/** Waits between attempts: each doubles, up to the longest. */
export type BackOff = { firstMs: number; longestMs: number };

/** The wait after this number of consecutive attempts, in milliseconds. */
export function waitAfter(attempts: number, { firstMs, longestMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}

/**
 * Varies a wait, so that deliveries that failed together are not retried together.
 * @param share 0.25: up to a quarter less or more
 * @param random from 0 to 1
 */
export function spread(waitMs: number, share: number, random: number): number {
  return Math.round(waitMs * (1 - share + 2 * share * random));
}
