import type { HoursRange } from '@tideline/domain/booking/hours';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const NOON = 12 * HOUR_MINUTES;

/**
 * The ranges of a day with one more break: from noon to one o'clock if the last range includes it, else one hour before
 * another hour.
 * @returns null when the day has no room for it, or a time is missing
 */
export function withBreak(ranges: readonly HoursRange[]): readonly HoursRange[] | null {
  const last = ranges.at(-1);
  if (!last || last.from === '' || last.to === '') return null;
  const end = toMinutes(last.to);
  if (toMinutes(last.from) < NOON && end > NOON + HOUR_MINUTES) {
    const divided = [
      { from: last.from, to: toTime(NOON) },
      { from: toTime(NOON + HOUR_MINUTES), to: last.to },
    ];
    return [...ranges.slice(0, -1), ...divided];
  }
  if (end + 2 * HOUR_MINUTES > DAY_MINUTES) return null;
  return [...ranges, { from: toTime(end + HOUR_MINUTES), to: toTime(end + 2 * HOUR_MINUTES) }];
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));
}

function toTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
