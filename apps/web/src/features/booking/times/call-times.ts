import type { CallTimes } from '@tideline/domain/booking/booking';
import type { FreeTimesQuery } from '@tideline/domain/booking/booking.schema';
import { type CallWeek, startOfWeek, toCallWeek, WEEK_DAYS } from '@tideline/domain/booking/call-week';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { browserZone } from '../../../lib/page-start/browser-zone.ts';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';

/** The query of the page: the kind of call, the visitor's zone, the day to show, and the chosen time. */
export type CallSearch = Partial<Record<'kind' | 'zone' | 'day' | 'at', string | undefined>>;

/** The week to choose from, and the chosen time while it is free. */
export type OfferedTimes = { week: CallWeek; chosen: string | null };

/** Free times from a day on; without one, the first ones. */
type Ask = (query: Pick<FreeTimesQuery, 'from' | 'days'>) => Promise<CallTimes>;

/** The times requested by the page's address. Anybody can write an address: an unknown kind, zone or day is ignored. */
export async function loadCallTimes(api: ApiClient, search: CallSearch, agencyZone: string): Promise<OfferedTimes> {
  const { zone = browserZone(), kind } = search;
  try {
    return await loadWeek(
      (query) => api.bookings.times.query({ ...query, timeZone: zone, ...(kind && { kind }) }),
      search,
      zone ?? agencyZone,
    );
  } catch (error) {
    if (!isAddressUnknown(error)) throw error;
    // Its times are not those of another kind.
    if (kind) return loadCallTimes(api, { zone: search.zone }, agencyZone);
    return loadWeek((query) => api.bookings.times.query(query), {}, agencyZone);
  }
}

/** The week of the chosen time, else that of the wanted day, else the first one with free times. */
export async function loadWeek(ask: Ask, { day, at }: CallSearch, zone: string): Promise<OfferedTimes> {
  const first = await ask({ days: WEEK_DAYS });
  const firstDay = first.days[0]?.day;
  if (firstDay === undefined) return { week: { ...first, days: [], day: null, ...NO_TIMES }, chosen: null };
  const asked = at !== undefined && isInstant(at) ? dayInZone(at, zone) : day;
  const wanted = isDay(asked) ? asked : firstDay;
  const start = startOfWeek(firstDay, wanted);
  const later = start === firstDay ? first : await ask({ from: start, days: WEEK_DAYS });
  // A day after all free times.
  const week =
    later.days.length === 0
      ? toCallWeek(first, { asked: first, start: firstDay, wanted: firstDay })
      : toCallWeek(first, { asked: later, start, wanted });
  return { week, chosen: findTime(week, at) };
}

const NO_TIMES = { soonest: [], earlier: null, later: null };

/** The time if it is free; null otherwise. */
function findTime({ days }: CallWeek, at: string | undefined): string | null {
  return days.flatMap(({ times }) => times).find((startsAt) => startsAt === at) ?? null;
}

/** Whether a text is an instant as the server writes it. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a text is a day as the server writes it. */
export function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
