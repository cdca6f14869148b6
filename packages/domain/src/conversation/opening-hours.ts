import { ANSWER_PROMISE_HOURS } from '../contact/answer-promise.ts';
import { dayAfter, dayInZone, parsePublishDate } from '../time/publish-date.ts';
import { DAY_MS, HOUR_MS, later } from '../time/instant.ts';

/** The days of the week, from Monday. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The opening hours of each day, as `HH:mm` in the agency's zone; null when closed. */
export type OpeningHours = Record<Weekday, { from: string; to: string } | null>;

/** Days searched ahead or back: more than a week, so that every weekday is included. */
const SEARCH_DAYS = 9;

/** The first instant at or after `from` when the agency is open. Without opening hours it is always open. */
export function nextOpening(hours: OpeningHours | null, timeZone: string, from: string): string {
  const spans = spansAround(hours, timeZone, from);
  const span = spans.find(({ end }) => end > from);
  return !span || span.start <= from ? from : span.start;
}

/** The last instant at or before `until` when the agency is open; null without a recent one. */
export function lastOpening(hours: OpeningHours | null, timeZone: string, until: string): string | null {
  if (!hours) return until;
  const span = spansAround(hours, timeZone, until).findLast(({ start }) => start <= until);
  if (!span) return null;
  return span.end <= until ? later(span.end, -1) : until;
}

/**
 * When the sender of an enquiry hears at the latest. The promised time starts when the agency opens, and ends at the next
 * opening if it would end while closed.
 */
export function hearBy(receivedAt: string, hours: OpeningHours | null, timeZone: string): string {
  const start = nextOpening(hours, timeZone, receivedAt);
  return nextOpening(hours, timeZone, later(start, ANSWER_PROMISE_HOURS * HOUR_MS));
}

/**
 * When staff are warned about an enquiry that is at risk from `atRiskAt` on: at that time if the agency is open, else at the
 * end of the preceding opening hours, or, if the enquiry arrived after these, at the next opening.
 */
export function warnAt(
  { receivedAt, atRiskAt }: { receivedAt: string; atRiskAt: string },
  hours: OpeningHours | null,
  timeZone: string,
): string {
  const before = lastOpening(hours, timeZone, atRiskAt);
  const early = before === null || before === atRiskAt ? before : later(before, -HOUR_MS);
  return early !== null && early >= receivedAt ? early : nextOpening(hours, timeZone, atRiskAt);
}

type Span = { start: string; end: string };

/** The opening hours of the days around an instant, in order; empty without opening hours. */
function spansAround(hours: OpeningHours | null, timeZone: string, at: string): Span[] {
  if (!hours) return [];
  const spans: Span[] = [];
  let day = dayInZone(later(at, -SEARCH_DAYS * DAY_MS), timeZone);
  for (let count = 0; count <= 2 * SEARCH_DAYS; count += 1) {
    const open = hours[weekdayOf(day)];
    const [start, end] = [open && toInstant(day, open.from, timeZone), open && toInstant(day, open.to, timeZone)];
    if (start && end && start < end) spans.push({ start, end });
    day = dayAfter(day);
  }
  return spans;
}

function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

function toInstant(day: string, time: string, timeZone: string): string | null {
  return parsePublishDate(`${day}T${time}`, timeZone);
}
