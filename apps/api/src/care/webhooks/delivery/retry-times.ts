import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';

/** The waits after the first attempt, the second, and so on: three days in all. */
const WAITS_MS = [
  5_000,
  30_000,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  13 * HOUR_MS,
];
/** Spreads the attempts at a receiver that was down. */
const JITTER = 0.1;

/**
 * How long to wait after a number of attempts, in milliseconds; null when that was the last one.
 * @param random from 0 to 1
 */
export function waitAfterAttempts(attempts: number, random: number): number | null {
  const waitMs = WAITS_MS[attempts - 1];
  return waitMs === undefined ? null : Math.round(waitMs * (1 + JITTER * random));
}
