import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';

/** Waits after the first attempt, the second, and so on: three days in total. */
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
/** Spreads attempts at a receiver that was down. */
const JITTER = 0.1;

/**
 * The wait after this number of attempts, in milliseconds; null after the last one.
 * @param random from 0 to 1
 */
export function waitAfterAttempts(attempts: number, random: number): number | null {
  const waitMs = WAITS_MS[attempts - 1];
  return waitMs === undefined ? null : Math.round(waitMs * (1 + JITTER * random));
}
