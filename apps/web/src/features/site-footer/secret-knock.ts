/** Number of clicks, and the longest pause between two. Source: product specification §9. */
export const KNOCK_COUNT = 5;
export const KNOCK_PAUSE_MS = 3000;

/** Clicks so far; `lastAtMs` is the time of the last one. */
export type Knocks = { count: number; lastAtMs: number };

export const NO_KNOCKS: Knocks = { count: 0, lastAtMs: Number.NEGATIVE_INFINITY };

/** State after a click at `atMs`. A longer pause resets the count. */
export function knock(knocks: Knocks, atMs: number): Knocks {
  const isInTime = atMs - knocks.lastAtMs <= KNOCK_PAUSE_MS;
  return { count: isInTime ? knocks.count + 1 : 1, lastAtMs: atMs };
}

/** Whether enough clicks were counted. */
export function isSecretKnock({ count }: Knocks): boolean {
  return count >= KNOCK_COUNT;
}
