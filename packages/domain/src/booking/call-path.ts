import type { BookingAnswer } from './booking.ts';

/** The page on which visitors book a call. The pages below it are those of one call, which its link opens. */
export const CALL_PATH = '/discovery-call';

/**
 * The button of the form of a call that asks for other free times and books nothing: the day from which on they are shown, or
 * anything else for the first ones.
 */
export const OTHER_TIMES_FIELD = 'from';

/** The last part of the address of a page of one call: what it shows. */
export const CALL_STEPS = ['booked', 'confirm', 'move', 'cancel'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** A page of one call. @param query with the token of its link as `t` */
export function callStepPath(step: CallStep, query: { t: string } & Record<string, string>): string {
  return `${CALL_PATH}/${step}?${Object.entries(query)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')}`;
}

/** The page that follows the form: the booked call, or the one that asks to confirm it. */
export function pageAfterBooking({ message, token }: BookingAnswer): { step: CallStep; query: { t: string } } {
  return { step: message === 'booked' ? 'booked' : 'confirm', query: { t: token } };
}
