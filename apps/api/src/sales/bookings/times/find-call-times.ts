import type { CallTimes } from '@tideline/domain/booking/booking';
import type { CallTimesQuery, FreeTimesQuery } from '@tideline/domain/booking/booking.schema';
import { toOffered } from '@tideline/domain/booking/call-kind';
import { findFreeDays } from '@tideline/domain/booking/free-times';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { Context } from '../../../context.ts';
import { listProfiles } from '../../../core/authors/authors.repository.ts';
import { countCaller } from '../../../core/limits/rate-limit.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { calendarsFor, type CallTerms, findAskedKind, notOffered } from '../kinds/call-terms.ts';
import { listCalendars } from './calendars.repository.ts';

/** What the call needs; and the one to be moved, whose own time counts as free. */
type Wanted = { terms: CallTerms; without?: string };

/** Limits per address and per /48 network: each request reads and compares whole calendars. */
const REQUESTS = { own: { limit: 300, windowSeconds: 10 * 60 }, wide: { limit: 1_200, windowSeconds: 10 * 60 } };

/**
 * The next days with free times for a new call, for anyone.
 * @throws TRPCError TOO_MANY_REQUESTS, BAD_REQUEST when the kind is not offered
 */
export async function offerCallTimes(ctx: Context, query: CallTimesQuery): Promise<CallTimes> {
  // Rendering on the server has no caller.
  if (ctx.clientAddress !== '') await countCaller(ctx.db, 'call-times', ctx.clientAddress, REQUESTS, ctx.now());
  const asked = await findAskedKind(ctx.db, query.kind);
  if (!asked) throw notOffered();
  const { kind, terms, shown } = asked;
  return {
    ...(await findCallTimes(ctx.db, query, ctx.now(), { terms })),
    ...(kind && { kind: toOffered(kind) }),
    ...(shown.length > 0 && { kinds: shown.map(toOffered) }),
  };
}

/** The next days with free times. */
export async function findCallTimes(
  db: Db,
  query: FreeTimesQuery,
  now: string,
  { terms, without }: Wanted,
): Promise<CallTimes> {
  const { timeZone } = await findSettings(db);
  const all = await listCalendars(db, { from: now, without });
  const calendars = calendarsFor(all, terms);
  const visitorZone = query.timeZone ?? timeZone;
  const today = dayInZone(now, visitorZone);
  const from = query.from !== undefined && query.from > today ? query.from : today;
  const people = await listProfiles(
    db,
    calendars.map((calendar) => calendar.staffId),
  );
  const { rules } = terms;
  const asked = { rules, timeZone, visitorZone, from, days: query.days, now };
  const { days, next } = findFreeDays(calendars, asked);
  return {
    isOpen: all.length > 0,
    callMinutes: rules.callMinutes,
    timeZone,
    visitorZone,
    people,
    otherPeople: calendars.length - people.length,
    days: days.map(({ day, times }) => ({ day, times: times.map(({ startsAt }) => startsAt) })),
    nextDay: next,
  };
}
