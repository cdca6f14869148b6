import { dayInZone } from '@tideline/domain/time/publish-date';

const DAYS_PER_WEEK = 7;

/** The month of a moment in a zone, as `YYYY-MM`. */
export function monthOf(time: number, timeZone: string): string {
  return dayInZone(new Date(time).toISOString(), timeZone).slice(0, 7);
}

/** @example addMonths('2026-12', 1) // => '2027-01' */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The weeks of a month from Sunday to Saturday, each day as `YYYY-MM-DD`, filled up with days of neighboring months. */
export function weeksOf(month: string): string[][] {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCDate(1 - day.getUTCDay());
  const weeks: string[][] = [];
  while (weeks.length === 0 || day.toISOString().startsWith(month)) {
    const week: string[] = [];
    for (let count = 0; count < DAYS_PER_WEEK; count += 1) {
      week.push(day.toISOString().slice(0, 10));
      day.setUTCDate(day.getUTCDate() + 1);
    }
    weeks.push(week);
  }
  return weeks;
}

/** @example formatMonth('2026-12') // => 'December 2026' */
export function formatMonth(month: string): string {
  return format(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** @example formatDay('2026-12-04') // => 'Friday, December 4' */
export function formatDay(day: string): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

function format(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
