import { DAY_MS, later } from './instant.ts';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant a publish date names, as ISO 8601 in UTC, or null when `raw` is no date. A date without a time is the
 * start of that day in `timeZone`; a time without an offset is read in `timeZone`. A local time that a clock change
 * skips is read with the offset before the change, one that occurs twice is the first.
 * @example parsePublishDate('2026-03-08', 'America/Los_Angeles') // => '2026-03-08T08:00:00.000Z'
 */
export function parsePublishDate(raw: string, timeZone: string): string | null {
  const text = raw.trim();
  if (INSTANT.test(text)) return isRealDay(text.slice(0, 10)) ? toIso(Date.parse(text)) : null;
  const local = toLocalTime(DATE_ONLY.exec(text) ?? LOCAL_TIME.exec(text));
  return local ? toIso(toInstant(local, timeZone)) : null;
}

/** Whether `parsePublishDate` can read `raw` in any zone. */
export function isPublishDate(raw: string): boolean {
  return parsePublishDate(raw, 'UTC') !== null;
}

/**
 * The date in US English long form in the agency's zone.
 * @example formatDateLong('2026-03-08T08:00:00.000Z', 'America/Los_Angeles') // => 'March 8, 2026'
 */
export function formatDateLong(iso: string, timeZone: string): string {
  if (timeZone !== longDates?.timeZone || longDates.written.size > LONG_DATES_MAX) {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
    longDates = { timeZone, format, written: new Map() };
  }
  const { format, written } = longDates;
  const text = written.get(iso) ?? format.format(new Date(iso));
  written.set(iso, text);
  return text;
}

/** Cached formatters: creating one takes a hundred times as long as using it. */
let longDates: { timeZone: string; format: Intl.DateTimeFormat; written: Map<string, string> } | null = null;
const LONG_DATES_MAX = 1000;

/** The day on which an instant falls in a zone, as `YYYY-MM-DD`. */
export function dayInZone(iso: string, timeZone: string): string {
  return localTimeAt(Date.parse(iso), timeZone).slice(0, 10);
}

/** The day after a day. @example dayAfter('2026-02-28') // => '2026-03-01' */
export function dayAfter(day: string): string {
  return later(`${day}T00:00:00Z`, DAY_MS).slice(0, 10);
}

/** The time of day of an instant in a zone, as `HH:mm`. */
export function timeInZone(iso: string, timeZone: string): string {
  return localTimeAt(Date.parse(iso), timeZone).slice(11, 16);
}

/** The instant at which the month of `iso` began in a zone. */
export function startOfMonth(iso: string, timeZone: string): string {
  const month = localTimeAt(Date.parse(iso), timeZone).slice(0, 7);
  return new Date(toInstant(`${month}-01T00:00:00`, timeZone)).toISOString();
}

/** Whether `timeZone` is an IANA name this runtime knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The matched time as `YYYY-MM-DDTHH:mm:ss`; null for an impossible time. */
function toLocalTime(match: RegExpExecArray | null): string | null {
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const date = `${year}-${month}-${day}`;
  return isRealDay(date) ? `${date}T${hour}:${minute}:${second}` : null;
}

/** Refuses 30 February, which `Date.parse` would move into March, and years that do not sort as text. */
function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return day >= '1000' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Source: the "compatible" disambiguation of ECMAScript Temporal. */
function toInstant(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  const before = asUtc - offsetMs(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetMs(asUtc + DAY_MS, timeZone);
  if (before === after) return before;
  const fits = [before, after].filter((instant) => instant + offsetMs(instant, timeZone) === asUtc);
  return fits.length > 0 ? Math.min(...fits) : before;
}

function offsetMs(instant: number, timeZone: string): number {
  return Date.parse(`${localTimeAt(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** As `YYYY-MM-DDTHH:mm:ss`. */
function localTimeAt(instant: number, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Swedish dates have the form of ISO 8601, with a space before the time.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant).replace(' ', 'T');
}

function toIso(time: number): string | null {
  if (Number.isNaN(time)) return null;
  const iso = new Date(time).toISOString();
  return /^[1-9]\d{3}-/.test(iso) ? iso : null; // five-digit years and years before 1000 do not sort as text
}
