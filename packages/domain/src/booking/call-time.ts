/**
 * When a call is, in a zone and with its name.
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

/** Narrow and thin spaces differ between runtimes: a page of the server must equal that of the browser. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}
