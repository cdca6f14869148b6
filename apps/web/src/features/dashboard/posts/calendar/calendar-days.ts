const DAYS_PER_WEEK = 7;

/** @example addMonths('2026-12', 1) // => '2027-01' */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** @example addDays('2026-12-31', 1) // => '2027-01-01' */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The week of a day, from Sunday to Saturday. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
  return Array.from({ length: DAYS_PER_WEEK }, (_none, at) => addDays(sunday, at));
}

/** The weeks of a month from Sunday to Saturday, each day as `YYYY-MM-DD`, filled up with days of neighboring months. */
export function weeksOf(month: string): string[][] {
  const weeks = [weekOf(`${month}-01`)];
  for (let week = weeks[0]; week; week = weeks.at(-1)) {
    const next = addDays(week[0] ?? '', DAYS_PER_WEEK);
    if (!next.startsWith(month)) return weeks;
    weeks.push(weekOf(next));
  }
  return weeks;
}

/** @example formatMonth('2026-12') // => 'December 2026' */
export function formatMonth(month: string): string {
  return format(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** @example formatWeek(weekOf('2026-12-31')) // => 'December 27, 2026 – January 2, 2027' */
export function formatWeek(week: readonly string[]): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const range = format.formatRange(new Date(`${week[0]}T00:00:00Z`), new Date(`${week.at(-1)}T00:00:00Z`));
  return range.replaceAll('\u2009', ' ');
}

/** @example formatDay('2026-12-04') // => 'Friday, December 4' */
export function formatDay(day: string): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' });
}

function format(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
