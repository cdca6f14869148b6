import { plainSpaces } from './call-time.ts';

/** @example formatCallDay('2026-12-01') // => 'Tuesday, December 1' */
export function formatCallDay(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** @example formatWeekday('2026-12-01') // => 'Tue' */
export function formatWeekday(day: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The days from one to another. @example formatDays('2026-11-30', '2026-12-06') // => 'Nov 30 – Dec 6' */
export function formatDays(first: string, last: string): string {
  const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return plainSpaces(format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)));
}

/** The day of an instant in a zone. @example formatShortDay(instant, 'America/New_York') // => 'Tue, Dec 1' */
export function formatShortDay(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  return format.format(new Date(instant));
}

/** The short name of a zone at an instant. @example zoneName(instant, 'America/New_York') // => 'EST' */
export function zoneName(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
