import type { BookingAnswer } from './booking.ts';

/** The page to book a call. Pages below it show one call, which is identified by its link. */
export const CALL_PATH = '/discovery-call';

/**
 * The button of the call form that asks for other free times and books nothing: the day to show, or anything else for the
 * first free one.
 */
export const OTHER_TIMES_FIELD = 'day';

/** The last part of the address of a call's page: its step. */
export const CALL_STEPS = ['booked', 'confirm', 'move', 'cancel'] as const;
export type CallStep = (typeof CALL_STEPS)[number];

/** A page of one call. @param query with the token of its link as `t` */
export function callStepPath(step: CallStep, query: { t: string } & Record<string, string>): string {
  return `${CALL_PATH}/${step}?${Object.entries(query)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&')}`;
}

/** The file that adds a call to a calendar. Its query has the token of the call's link as `t`. */
export const CALL_CALENDAR_PATH = `${CALL_PATH}/calendar.ics`;

/** The page after the form: the booked call, or the one that asks to confirm it. */
export function pageAfterBooking({ message, token }: BookingAnswer): { step: CallStep; query: { t: string } } {
  return { step: message === 'booked' ? 'booked' : 'confirm', query: { t: token } };
}
