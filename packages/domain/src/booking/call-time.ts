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

/** Narrow and thin spaces differ between runtimes, but pages of server and browser must be equal. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}
