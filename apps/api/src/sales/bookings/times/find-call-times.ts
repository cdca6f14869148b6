import type { CallTimes } from '@tideline/domain/booking/booking';
import type { CallTimesQuery } from '@tideline/domain/booking/booking.schema';
import { findFreeDays } from '@tideline/domain/booking/free-times';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { Context } from '../../../context.ts';
import { listProfiles } from '../../../core/authors/authors.repository.ts';
import { countCaller } from '../../../core/limits/rate-limit.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listCalendars } from './calendars.repository.ts';
import { findCallRules } from './hours.repository.ts';

/** A call to be moved, whose own time counts as free. With `staffId`, only times of that person. */
type Moving = { without?: string; staffId?: string | null };

/** Limits per address and per /48 network: each request reads and compares whole calendars. */
const REQUESTS = { own: { limit: 300, windowSeconds: 10 * 60 }, wide: { limit: 1_200, windowSeconds: 10 * 60 } };

/**
 * The next days with free times, for anyone.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function offerCallTimes(ctx: Context, query: CallTimesQuery): Promise<CallTimes> {
  // Rendering on the server has no caller.
  if (ctx.clientAddress !== '') await countCaller(ctx.db, 'call-times', ctx.clientAddress, REQUESTS, ctx.now());
  return findCallTimes(ctx.db, query, ctx.now());
}

/** The next days with free times. */
export async function findCallTimes(
  db: Db,
  query: CallTimesQuery,
  now: string,
  { without, staffId = null }: Moving = {},
): Promise<CallTimes> {
  const [rules, { timeZone }] = [await findCallRules(db), await findSettings(db)];
  const all = await listCalendars(db, { from: now, without });
  const calendars = staffId === null ? all : all.filter((calendar) => calendar.staffId === staffId);
  const visitorZone = query.timeZone ?? timeZone;
  const today = dayInZone(now, visitorZone);
  const from = query.from !== undefined && query.from > today ? query.from : today;
  const people = await listProfiles(
    db,
    calendars.map((calendar) => calendar.staffId),
  );
  const { days, next } = findFreeDays(calendars, { rules, timeZone, visitorZone, from, days: query.days, now });
  return {
    isOpen: calendars.length > 0,
    callMinutes: rules.callMinutes,
    timeZone,
    visitorZone,
    people,
    otherPeople: calendars.length - people.length,
    days: days.map(({ day, times }) => ({ day, times: times.map(({ startsAt }) => startsAt) })),
    nextDay: next,
  };
}
