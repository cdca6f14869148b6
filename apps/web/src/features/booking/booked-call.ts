import type { BookedCall, CallTimes } from '@tideline/domain/booking/booking';
import type { CallStep } from '@tideline/domain/booking/call-path';
import { isReference } from '@tideline/domain/contact/reference';
import { isTimeZone } from '@tideline/domain/post/publish-date';
import { bookedCall } from '../../content/discovery-call.ts';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import { type CallSearch, DAYS_SHOWN, findTime, isDay, isInstant } from './call-times.ts';

/** The query of the pages behind a link: its token, what was done last, and what was chosen or booked. */
export type CallLinkSearch = CallSearch & Partial<Record<'t' | 'done' | 'until' | 'reference', string | undefined>>;

/** What a page behind the link of a call shows. */
export type LinkedCall = {
  step: CallStep;
  /** Null: the link does not work. */
  call: BookedCall | null;
  /** Free times for a call that moves, and the chosen one as long as it is free. */
  times: CallTimes | null;
  chosen: string | null;
  /** What was done last: `booked` or `moved`. */
  done: string | undefined;
};

/** The call of a link. */
export async function loadLinkedCall(
  api: ApiClient,
  step: CallStep,
  search: CallLinkSearch,
  agencyZone: string,
): Promise<LinkedCall> {
  const { t: token = '', from, at, done } = search;
  // Text that cannot be a token comes from a truncated link.
  const read = /^[\w.-]{1,200}$/.test(token) ? await api.bookings.links.read.query({ token }) : null;
  const call = read ?? (step === 'booked' ? toReceipt(search, agencyZone) : null);
  if (step !== 'move' || !call?.canChange) return { step, call, times: null, chosen: null, done };
  const day = at !== undefined && isInstant(at) ? at.slice(0, 10) : from;
  const query = { token, timeZone: call.visitorZone, days: DAYS_SHOWN };
  const times = await api.bookings.links.times.query(isDay(day) ? { ...query, from: day } : query);
  return { step, call, times, chosen: findTime(times, at), done };
}

/** What the page of a call says about its state. */
export function stateOfCall(call: BookedCall, done: string | undefined): { title: string; text: string } {
  if (call.status === 'cancelled') return bookedCall.cancelled;
  // Just after the booking, the address can name a call that is not stored.
  if (!call.canChange && done !== 'booked') return bookedCall.over;
  return done === 'moved' ? bookedCall.moved : bookedCall.booked;
}

/**
 * The call that the address names just after the booking. Likely spam is not stored as a call and gets the same answer.
 * Anybody can write an address: each part must have its form.
 */
function toReceipt({ at = '', until = '', reference = '', zone = '' }: CallLinkSearch, timeZone: string) {
  if (!isInstant(at) || !isInstant(until) || at > until || !isReference(reference)) return null;
  const visitorZone = isTimeZone(zone) ? zone : timeZone;
  const times = { startsAt: at, endsAt: until, visitorZone, timeZone };
  return { ...times, status: 'booked', place: '', staffName: '', reference, canChange: false } as const;
}
