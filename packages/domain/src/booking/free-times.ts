import { dayAfter, dayInZone, parsePublishDate } from '../time/publish-date.ts';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { weekdayOf, type CallHours, type CallRules, type HoursRange } from './hours.ts';

/** From an instant to another one, ISO 8601 in UTC. */
export type TimeSpan = { startsAt: string; endsAt: string };

/** One person's calendar. */
export type Calendar = Pick<CallHours, 'weekly' | 'daysOff'> & {
  staffId: string;
  /** Appointments of other calendars; the buffer stays free on both sides. */
  busy: readonly TimeSpan[];
  /** Calls with the buffer after them. */
  taken: readonly TimeSpan[];
};

/** A time at which a call can begin, and the people free then. */
export type FreeTime = { startsAt: string; staffIds: string[] };
/** The free times on one day in the visitor's zone. */
export type FreeDay = { day: string; times: FreeTime[] };

/** Calls begin at multiples of this after the beginning of a range. */
const STEP_MINUTES = 15;

type Question = {
  rules: CallRules;
  /** The zone of the agency, in which hours are set. */
  timeZone: string;
  /** The zone by whose days times are grouped. */
  visitorZone: string;
  /** The first day wanted, in the visitor's zone. */
  from: string;
  /** The number of days with free times. */
  days: number;
  now: string;
};

/**
 * The next days with free times. Hours are local times of the agency: across a clock change, a range has its real length,
 * and its calls begin real minutes apart.
 * @returns at most `days` days, and the next day after them with free times; null without one
 */
export function findFreeDays(
  calendars: readonly Calendar[],
  { rules, timeZone, visitorZone, from, days, now }: Question,
): { days: FreeDay[]; next: string | null } {
  const earliest = Date.parse(now) + rules.noticeHours * HOUR_MS;
  const first = Math.max(earliest, startOfDay(from, visitorZone));
  const lastDay = addDays(dayInZone(now, timeZone), rules.daysAhead);
  const found = new Map<string, FreeTime[]>();
  for (let day = dayInZone(new Date(first).toISOString(), timeZone); day <= lastDay; day = dayAfter(day)) {
    for (const time of timesOfDay(calendars, day, rules, timeZone)) {
      if (Date.parse(time.startsAt) < first) continue;
      const visitorDay = dayInZone(time.startsAt, visitorZone);
      found.set(visitorDay, [...(found.get(visitorDay) ?? []), time]);
    }
    // Later days of the agency have only later times, so all wanted days are complete.
    if (found.size > days) break;
  }
  const all = Array.from(found, ([day, times]) => ({ day, times }));
  return { days: all.slice(0, days), next: all[days]?.day ?? null };
}

/** Who can take a call at a time; empty when it is taken, too soon or too far ahead. */
export function findFreeStaff(
  calendars: readonly Calendar[],
  startsAt: string,
  { rules, timeZone, now }: Pick<Question, 'rules' | 'timeZone' | 'now'>,
): string[] {
  const day = dayInZone(startsAt, timeZone);
  if (Date.parse(startsAt) < Date.parse(now) + rules.noticeHours * HOUR_MS) return [];
  if (day > addDays(dayInZone(now, timeZone), rules.daysAhead)) return [];
  return timesOfDay(calendars, day, rules, timeZone).find((time) => time.startsAt === startsAt)?.staffIds ?? [];
}

/** The free times of a day of the agency, in order. */
function timesOfDay(calendars: readonly Calendar[], day: string, rules: CallRules, timeZone: string): FreeTime[] {
  const found = new Map<string, string[]>();
  for (const calendar of calendars) {
    if (calendar.daysOff.some(({ from, to }) => from <= day && day <= to)) continue;
    for (const range of calendar.weekly[weekdayOf(day)] ?? []) {
      for (const startsAt of timesOfRange(calendar, day, range, rules, timeZone)) {
        const staffIds = found.get(startsAt) ?? [];
        // Ranges that a clock change moves onto each other share times.
        if (!staffIds.includes(calendar.staffId)) found.set(startsAt, [...staffIds, calendar.staffId]);
      }
    }
  }
  return Array.from(found, ([startsAt, staffIds]) => ({ startsAt, staffIds })).toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
}

function timesOfRange(
  { busy, taken }: Calendar,
  day: string,
  { from, to }: HoursRange,
  { callMinutes, bufferMinutes }: CallRules,
  timeZone: string,
): string[] {
  const [begin, end] = [instantOf(day, from, timeZone), instantOf(day, to, timeZone)];
  // Zones that moved across the date line have skipped whole days.
  if (dayInZone(new Date(begin).toISOString(), timeZone) !== day) return [];
  const [callMs, bufferMs] = [callMinutes * MINUTE_MS, bufferMinutes * MINUTE_MS];
  const stepMs = Math.ceil(callMinutes / STEP_MINUTES) * STEP_MINUTES * MINUTE_MS;
  const times: string[] = [];
  for (let start = begin; start + callMs <= end; start += stepMs) {
    const afterwards = start + callMs + bufferMs;
    if (overlaps(taken, start, afterwards) || overlaps(busy, start - bufferMs, afterwards)) continue;
    times.push(new Date(start).toISOString());
  }
  return times;
}

function overlaps(spans: readonly TimeSpan[], from: number, to: number): boolean {
  const [first, last] = [new Date(from).toISOString(), new Date(to).toISOString()];
  return spans.some(({ startsAt, endsAt }) => startsAt < last && endsAt > first);
}

function startOfDay(day: string, timeZone: string): number {
  return instantOf(day, '00:00', timeZone);
}

/** @param time `HH:mm`, or `24:00` for the end of the day */
function instantOf(day: string, time: string, timeZone: string): number {
  const local = time === '24:00' ? `${dayAfter(day)}T00:00` : `${day}T${time}`;
  return Date.parse(parsePublishDate(local, timeZone) ?? '');
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}
