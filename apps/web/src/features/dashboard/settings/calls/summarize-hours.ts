import { WEEKDAYS, type HoursRange, type WeeklyHours } from '@tideline/domain/booking/hours';

const TIME_FORMAT = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

type Group = { first: string; last: string; hours: string };

/**
 * A week in one line.
 * @example summarizeHours(weekly) // => 'Mon to Thu 9:00 AM–12:00 PM, 1:00 PM–5:00 PM; Fri 9:00 AM–12:00 PM'
 */
export function summarizeHours(weekly: WeeklyHours): string {
  const groups: Group[] = [];
  for (const [at, day] of WEEKDAYS.entries()) {
    const [name, hours] = [day.slice(0, 3), rangesText(weekly[at] ?? [])];
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = name;
    else groups.push({ first: name, last: name, hours });
  }
  const open = groups.filter(({ hours }) => hours !== '');
  if (open.length === 0) return 'Takes no calls';
  return open.map(({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`} ${hours}`).join('; ');
}

function rangesText(ranges: readonly HoursRange[]): string {
  return ranges.map(({ from, to }) => `${timeText(from)}–${timeText(to)}`).join(', ');
}

function timeText(time: string): string {
  const instant = Date.UTC(2026, 0, 1, Number(time.slice(0, 2)), Number(time.slice(3)));
  return TIME_FORMAT.format(instant).replace('\u202f', ' ');
}
