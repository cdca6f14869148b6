import type { BookedCall } from '@tideline/domain/booking/booking';
import { type CallStep, callStepPath } from '@tideline/domain/booking/call-path';
import type { CallWeek } from '@tideline/domain/booking/call-week';
import { type bookedCall, confirmCall } from '@tideline/copy/calls/discovery-call';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import { type CallSearch, loadWeek } from './times/call-times.ts';

/** The query of pages behind a link: its token, the last act, and the choice. */
export type CallLinkSearch = CallSearch & Partial<Record<'t' | 'done', string | undefined>>;

/** The data of a page behind a call's link. */
export type LinkedCall = {
  step: CallStep;
  /** Null: the link does not work. */
  call: BookedCall | null;
  /** Free times for a move, and the chosen one while it is free. */
  week: CallWeek | null;
  chosen: string | null;
  /** The last act: `booked` or `moved`, or why it failed: `taken` or `later`. */
  done: string | undefined;
};

/** The call of a link. */
export async function loadLinkedCall(
  api: ApiClient,
  step: CallStep,
  search: CallLinkSearch,
  origin: string,
): Promise<LinkedCall> {
  const { t: token = '', done } = search;
  // A text that cannot be a token is part of a truncated link.
  const found = /^[\w.-]{1,200}$/.test(token) ? await api.bookings.links.read.query({ token }) : null;
  const call = found && withLink(found, origin + callStepPath('booked', { t: token }));
  if (step !== 'move' || !call?.canChange) return { step, call, week: null, chosen: null, done };
  const { visitorZone: timeZone } = call;
  const offered = await loadWeek(
    (query) => api.bookings.links.times.query({ ...query, token, timeZone }),
    search,
    timeZone,
  );
  return { step, call, ...offered, done };
}

/** The entry for a calendar ends in the link to the page of the call. */
function withLink(call: BookedCall, link: string): BookedCall {
  const { calendar } = call;
  return { ...call, calendar: calendar && { ...calendar, text: `${calendar.text}\n${link}` } };
}

/** The texts about a call's state. */
export function stateOfCall(
  call: BookedCall,
  done: string | undefined,
  copy: typeof bookedCall,
): { title: string; text: string } {
  if (call.status === 'cancelled') return copy.cancelled;
  if (call.status === 'held') return heldText(call);
  if (!call.canChange) return copy.over;
  return done === 'moved' ? copy.moved : copy.booked;
}

/** A held call is not booked, and its page never says that it is. */
function heldText({ isFree, confirmBy }: BookedCall): { title: string; text: string } {
  if (!isFree) return confirmCall.taken;
  return confirmBy === 'email' ? confirmCall.byEmail : confirmCall.byButton;
}
