/** How often the copyright line is knocked on, and the longest pause between two knocks. Source: product specification §9. */
export const KNOCK_COUNT = 5;
export const KNOCK_PAUSE_MS = 3000;

/** The knocks so far; `lastAtMs` is the time of the last one. */
export type Knocks = { count: number; lastAtMs: number };

export const NO_KNOCKS: Knocks = { count: 0, lastAtMs: Number.NEGATIVE_INFINITY };

/** The knocks after one more at `atMs`: a pause that is too long starts again at one. */
export function knock(knocks: Knocks, atMs: number): Knocks {
  const isInTime = atMs - knocks.lastAtMs <= KNOCK_PAUSE_MS;
  return { count: isInTime ? knocks.count + 1 : 1, lastAtMs: atMs };
}

/** Whether the door opens. */
export function isSecretKnock({ count }: Knocks): boolean {
  return count >= KNOCK_COUNT;
}
