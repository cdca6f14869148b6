const STEPS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'year', seconds: 31_557_600 },
  { unit: 'month', seconds: 2_629_800 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

const formatter = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * The time from `now` to `iso` in words, in the largest unit that fits at least once; `just now` below a minute.
 * @example formatRelativeDate('2026-03-08T08:00:00.000Z', Date.parse('2026-03-10T08:00:00.000Z')) // => '2 days ago'
 */
export function formatRelativeDate(iso: string, now: number): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const step = STEPS.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  if (!step) return 'just now';
  return formatter.format(Math.trunc(seconds / step.seconds), step.unit);
}

/** Date and time in US English in a zone, with the zone's short name, as the full form behind a relative date. */
export function formatDateTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(iso));
}
