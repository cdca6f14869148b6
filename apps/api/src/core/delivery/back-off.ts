/** Waits between attempts: doubled each time, up to the longest. */
export type BackOff = { firstMs: number; longestMs: number };

/** The wait after a number of attempts in a row, in milliseconds. */
export function waitAfter(attempts: number, { firstMs, longestMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}

/**
 * Spreads waits, so that what failed together is not tried together.
 * @param share 0.25: up to a quarter less or more
 * @param random from 0 to 1
 */
export function spread(waitMs: number, share: number, random: number): number {
  return Math.round(waitMs * (1 - share + 2 * share * random));
}
