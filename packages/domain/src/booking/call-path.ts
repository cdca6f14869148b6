import type { BookingAnswer } from './booking.ts';

/** The page on which visitors book a call. The pages below it are those of one call, which its link opens. */
export const CALL_PATH = '/discovery-call';

/**
 * The button of the form of a call that asks for other free times and books nothing: the day from which on they are shown, or
 * anything else for the first ones.
 */
export const OTHER_TIMES_FIELD = 'from';

/** The last part of the address of a page of one call: what it shows. */
export const CALL_STEPS = ['booked', 'move', 'cancel'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** A page of one call. @param query with the token of its link as `t` */
export function callStepPath(step: CallStep, query: { t: string } & Record<string, string>): string {
  return `${CALL_PATH}/${step}?${Object.entries(query)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')}`;
}

/** The query of the page of a call just after the booking, with what the visitor keeps. */
export type CallReceipt = { t: string; done: 'booked'; at: string; until: string; reference: string; zone: string };

/** What the address of that page says just after the booking. @param zone the visitor's */
export function callReceipt({ token, startsAt, endsAt, reference }: BookingAnswer, zone: string): CallReceipt {
  return { t: token, done: 'booked', at: startsAt, until: endsAt, reference, zone };
}
