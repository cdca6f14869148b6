import type { CallTimes } from '@tideline/domain/booking/booking';
import type { CallTimesQuery } from '@tideline/domain/booking/booking.schema';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { isAddressUnknown } from '../../../lib/text/error-message.ts';
import { browserZone } from '../../../lib/page-start/browser-zone.ts';

/** The query of the page: the visitor's zone, the first day to show, and the chosen time. */
export type CallSearch = { zone?: string | undefined; from?: string | undefined; at?: string | undefined };

/** How many days with free times a page shows. */
export const DAYS_SHOWN = 5;

/** Free times for the page, and the chosen one while it is free. */
export type OfferedTimes = { times: CallTimes; chosen: string | null };

/** The times requested by the page's address. Anybody can write an address: an invalid zone or day is ignored. */
export async function loadCallTimes(api: ApiClient, search: CallSearch, agencyZone: string): Promise<OfferedTimes> {
  const { zone = browserZone(), from, at } = search;
  const day = at !== undefined && isInstant(at) ? dayInZone(at, zone ?? agencyZone) : from;
  const times = await findTimes(api, { timeZone: zone, from: day, days: DAYS_SHOWN });
  return { times, chosen: findTime(times, at) };
}

/** The time if it is free; null otherwise. */
export function findTime({ days }: CallTimes, at: string | undefined): string | null {
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

async function findTimes(api: ApiClient, query: CallTimesQuery): Promise<CallTimes> {
  try {
    return await api.bookings.times.query(query);
  } catch (error) {
    if (!isAddressUnknown(error)) throw error;
    return api.bookings.times.query({ days: DAYS_SHOWN });
  }
}
