/**
 * The time of a call in a zone, with the zone's name.
 * @example formatCallTime(booking, 'America/New_York') // => 'Tuesday, December 1, 2026, 9:00 – 9:30 AM EST'
 */
export function formatCallTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return plainSpaces(format.formatRange(new Date(startsAt), new Date(endsAt)));
}

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

/**
 * The time of day in a zone. `names`: with the name of the zone.
 * @example formatClock(instant, 'America/New_York') // => '9:00 AM'
 * @example formatClock(instant, 'America/New_York', { zone: true }) // => '9:00 AM EST'
 */
export function formatClock(instant: string, timeZone: string, names: { zone?: boolean } = {}): string {
  const key = [timeZone, names.zone].join(' ');
  const format =
    clocks.get(key) ??
    new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      ...(names.zone && { timeZoneName: 'short' }),
    });
  clocks.set(key, format);
  return plainSpaces(format.format(new Date(instant)));
}

/** Creating a formatter takes a hundred times as long as using it. There is one per zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The place that a zone is named after. @example zonePlace('America/Los_Angeles') // => 'Los Angeles' */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Narrow and thin spaces differ between runtimes, but pages of server and browser must be equal. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}
