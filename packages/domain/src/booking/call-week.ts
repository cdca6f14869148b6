import { DAY_MS, later } from '../time/instant.ts';
import { timeInZone } from '../time/publish-date.ts';
import type { CallTimes } from './booking.ts';

/** Days shown at once. */
export const WEEK_DAYS = 7;
/** The earliest times, offered beside the days. */
const SOONEST_COUNT = 3;

/** Free times as the page of a call shows them: seven days, one of them with its times. */
export type CallWeek = Omit<CallTimes, 'days' | 'nextDay'> & {
  /** Seven days in a row, also those without a free time; empty when there is no free time at all. */
  days: CallTimes['days'];
  /** The day whose times are shown; null when none of these days has one. */
  day: string | null;
  /** The earliest times of all, at most three; empty when there are no others. */
  soonest: string[];
  /** A day of the week before, which may have no free time; null in the first one. */
  earlier: string | null;
  /** The first day after these with free times; null without one. */
  later: string | null;
};

/** The first day of the week with `wanted`. Weeks are counted from `first`, the first day with free times. */
export function startOfWeek(first: string, wanted: string): string {
  const days = Math.floor((Date.parse(wanted) - Date.parse(first)) / DAY_MS);
  return addDays(first, Math.max(0, Math.floor(days / WEEK_DAYS)) * WEEK_DAYS);
}

/**
 * The week to show.
 * @param first the first seven days with free times
 * @param asked the same from `start` on, where the week begins; `first` in the first week
 * @param wanted the day that was asked for: the next one with free times is shown, else the last one of the week
 */
export function toCallWeek(
  first: CallTimes,
  { asked, start, wanted }: { asked: CallTimes; start: string; wanted: string },
): CallWeek {
  const { days: free, nextDay, ...facts } = asked;
  const dates = Array.from({ length: WEEK_DAYS }, (_, at) => addDays(start, at));
  const days = dates.map((day) => ({ day, times: free.find((found) => found.day === day)?.times ?? [] }));
  const open = days.filter(({ times }) => times.length > 0);
  const all = first.days.flatMap(({ times }) => times);
  return {
    ...facts,
    days,
    day: (open.find(({ day }) => day >= wanted) ?? open.at(-1))?.day ?? null,
    soonest: all.length > SOONEST_COUNT ? all.slice(0, SOONEST_COUNT) : [],
    earlier: start === first.days[0]?.day ? null : addDays(start, -WEEK_DAYS),
    later: free.find(({ day }) => day > (dates.at(-1) ?? start))?.day ?? nextDay,
  };
}

/** The parts of a day, in order. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When the afternoon and the evening begin. */
const [NOON, EVENING] = ['12:00', '17:00'];

/** The times of one day by part of the day in a zone; parts without a time are left out. */
export function byPartOfDay(times: readonly string[], timeZone: string): { part: DayPart; times: string[] }[] {
  const parts = DAY_PARTS.map((part) => ({ part, times: times.filter((time) => partOf(time, timeZone) === part) }));
  return parts.filter((part) => part.times.length > 0);
}

/** The first time in each hour of the visitor's clock. */
export function firstOfEachHour(times: readonly string[], timeZone: string): string[] {
  const hours = times.map((time) => timeInZone(time, timeZone).slice(0, 2));
  return times.filter((_, at) => hours[at] !== hours[at - 1]);
}

function partOf(startsAt: string, timeZone: string): DayPart {
  const time = timeInZone(startsAt, timeZone);
  if (time < NOON) return 'morning';
  return time < EVENING ? 'afternoon' : 'evening';
}

function addDays(day: string, days: number): string {
  return later(`${day}T00:00:00Z`, days * DAY_MS).slice(0, 10);
}
