import type { BookedCall, CallTimes } from '@tideline/domain/booking/booking';
import type { CallStep } from '@tideline/domain/booking/call-path';
import { type bookedCall, confirmCall } from '@tideline/copy/calls/discovery-call';
import type { ApiClient } from '../../lib/calls/load-api.ts';
import { type CallSearch, DAYS_SHOWN, findTime, isDay, isInstant } from './times/call-times.ts';

/** The query of pages behind a link: its token, the last act, and the choice. */
export type CallLinkSearch = CallSearch & Partial<Record<'t' | 'done', string | undefined>>;

/** The data of a page behind a call's link. */
export type LinkedCall = {
  step: CallStep;
  /** Null: the link does not work. */
  call: BookedCall | null;
  /** Free times for a move, and the chosen one while it is free. */
  times: CallTimes | null;
  chosen: string | null;
  /** The last act: `booked` or `moved`, or why it failed: `taken` or `later`. */
  done: string | undefined;
};

/** The call of a link. */
export async function loadLinkedCall(api: ApiClient, step: CallStep, search: CallLinkSearch): Promise<LinkedCall> {
  const { t: token = '', from, at, done } = search;
  // A text that cannot be a token is part of a truncated link.
  const call = /^[\w.-]{1,200}$/.test(token) ? await api.bookings.links.read.query({ token }) : null;
  if (step !== 'move' || !call?.canChange) return { step, call, times: null, chosen: null, done };
  const day = at !== undefined && isInstant(at) ? at.slice(0, 10) : from;
  const query = { token, timeZone: call.visitorZone, days: DAYS_SHOWN };
  const times = await api.bookings.links.times.query(isDay(day) ? { ...query, from: day } : query);
  return { step, call, times, chosen: findTime(times, at), done };
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
