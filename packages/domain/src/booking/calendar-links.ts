import type { Booking } from './booking.ts';

/** A call as an entry of somebody's calendar. */
export type CalendarEntry = Pick<Booking, 'startsAt' | 'endsAt' | 'place'> & { title: string; text: string };

/** The pages of calendars on the web that show an entry to be saved. */
export function calendarLinks(entry: CalendarEntry): { google: string; outlook: string; office: string } {
  return {
    google: googleLink(entry),
    outlook: outlookLink('https://outlook.live.com', entry),
    office: outlookLink('https://outlook.office.com', entry),
  };
}

function googleLink({ startsAt, endsAt, place, title, text }: CalendarEntry): string {
  const dates = `${toBasic(startsAt)}/${toBasic(endsAt)}`;
  const query = { action: 'TEMPLATE', text: title, dates, details: text, ...(place && { location: place }) };
  return `https://calendar.google.com/calendar/render?${toQuery(query)}`;
}

function outlookLink(origin: string, { startsAt, endsAt, place, title, text }: CalendarEntry): string {
  const query = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: startsAt,
    enddt: endsAt,
    subject: title,
    body: text,
    ...(place && { location: place }),
  };
  return `${origin}/calendar/0/deeplink/compose?${toQuery(query)}`;
}

/** Spaces as %20: Outlook shows a plus sign as one. */
function toQuery(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** The basic format of ISO 8601. @example toBasic('2026-12-01T17:00:00.000Z') // => '20261201T170000Z' */
function toBasic(instant: string): string {
  return instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}
