import ICAL from 'ical.js';
import type { TimeSpan } from '@tideline/domain/booking/free-times';
import { isTimeZone, parsePublishDate } from '@tideline/domain/time/publish-date';
import { DAY_MS } from '@tideline/domain/time/instant';

/** A calendar as text, the relevant span, and the zone of days and of times without one. */
export type CalendarText = { text: string; from: string; until: string; timeZone: string };
/** The owner's busy times, in order and without overlaps, and the number of unreadable appointments. */
export type BusyTimes = { spans: TimeSpan[]; unread: number };

/** Maximum occurrences of one appointment, from its first: daily for fifty years. */
const OCCURRENCES_MAX = 20_000;

type Span = { start: number; end: number };

/** The busy times of a calendar. Cancelled appointments, and those shown as free, are ignored. */
export function findBusyTimes({ text, from, until, timeZone }: CalendarText): BusyTimes {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const frame = { start: Date.parse(from), end: Date.parse(until) };
  const spans: Span[] = [];
  let unread = 0;
  for (const { event, exceptions } of groupEvents(calendar)) {
    try {
      spans.push(...spansOf(new ICAL.Event(event, { exceptions }), frame, timeZone));
    } catch {
      unread += 1;
    }
  }
  return { spans: join(spans), unread };
}

/** Each appointment with its changed occurrences; a changed one without its series counts by itself. */
function groupEvents(calendar: ICAL.Component): { event: ICAL.Component; exceptions: ICAL.Component[] }[] {
  const groups = new Map<string, { event: ICAL.Component; exceptions: ICAL.Component[] }>();
  const changed: ICAL.Component[] = [];
  const alone: ICAL.Component[] = [];
  for (const event of calendar.getAllSubcomponents('vevent')) {
    const uid = uidOf(event);
    if (event.hasProperty('recurrence-id')) changed.push(event);
    else if (uid === '' || groups.has(uid)) alone.push(event);
    else groups.set(uid, { event, exceptions: [] });
  }
  for (const event of changed) {
    const group = groups.get(uidOf(event));
    if (group) group.exceptions.push(event);
    else alone.push(event);
  }
  return [...groups.values(), ...alone.map((event) => ({ event, exceptions: [] }))];
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '');
}

function spansOf(event: ICAL.Event, frame: Span, timeZone: string): Span[] {
  const first = spanOf(event, event.startDate, event.endDate, timeZone);
  if (!event.isRecurring()) return isBusy(event) ? within(first, frame) : [];
  // No earlier occurrence reaches into the span. One day more, since all-day occurrences are longer when clocks are set
  // back.
  const relevant = frame.start - (first.end - first.start) - DAY_MS;
  const hasExceptions = Object.keys(event.exceptions).length > 0;
  const spans: Span[] = [];
  const occurrences = event.iterator();
  for (let count = 0; ; count += 1) {
    if (count > OCCURRENCES_MAX) throw new Error('The appointment repeats too often.');
    const next = occurrences.next() as ICAL.Time | undefined; // its type leaves out the end
    const start = next ? toMs(event, next, timeZone) : frame.end;
    if (!next || start >= frame.end) return spans;
    if (start < relevant && !hasExceptions) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item)) spans.push(...within(spanOf(item, startDate, endDate, timeZone), frame));
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    says('transp') !== 'TRANSPARENT' && says('status') !== 'CANCELLED' && says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function spanOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, timeZone: string): Span {
  return { start: toMs(event, start, timeZone), end: toMs(event, end, timeZone) };
}

/** Days, and times in a zone that the calendar does not define, use the named zone, else the agency's. */
function toMs({ component }: ICAL.Event, time: ICAL.Time, timeZone: string): number {
  if (!time.isDate && time.zone !== null && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const named = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const instant = parsePublishDate(time.toString(), !time.isDate && isTimeZone(named) ? named : timeZone);
  if (instant === null) throw new Error('The appointment has no date.');
  return Date.parse(instant);
}

function within({ start, end }: Span, frame: Span): Span[] {
  const part = { start: Math.max(start, frame.start), end: Math.min(end, frame.end) };
  return part.start < part.end ? [part] : [];
}

function join(spans: readonly Span[]): TimeSpan[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined.map(({ start, end }) => ({
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
  }));
}
