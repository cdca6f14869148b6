import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';

/** Waits between attempts: each doubles, up to the longest. */
export type BackOff = { firstMs: number; longestMs: number };

const MAIL: BackOff = { firstMs: MINUTE_MS, longestMs: 4 * HOUR_MS };
/** Up to a quarter less or more, so that what failed together is not tried together. */
const MAIL_SPREAD = 0.25;

/** Attempts at one mail, or message of an issue: some three days. */
export const ATTEMPTS_MAX = 25;

/** The wait after this number of consecutive attempts, in milliseconds. */
export function waitAfter(attempts: number, { firstMs, longestMs }: BackOff): number {
  return Math.min(firstMs * 2 ** (attempts - 1), longestMs);
}

/** The wait of a mail after a number of attempts, in milliseconds. @param random from 0 to 1 */
export function waitForMail(attempts: number, random: number): number {
  return Math.round(waitAfter(attempts, MAIL) * (1 + MAIL_SPREAD * (2 * random - 1)));
}
