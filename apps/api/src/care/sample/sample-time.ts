import { DAY_MS } from '@tideline/domain/time/instant';
import { dayInZone, parsePublishDate } from '@tideline/domain/time/publish-date';

/** The moments around which sample data is arranged, in milliseconds since 1970. */
export type SampleTime = {
  now: number;
  /** Start of the current month in the agency's zone; at most `now`. */
  monthStart: number;
  timeZone: string;
};

/** A past moment of this month: `share` of the way from its start to now, even in its first second. */
export function momentThisMonth({ now, monthStart }: SampleTime, share: number): string {
  return toIso(monthStart + (now - monthStart) * share);
}

/**
 * A local time on the workday `days` after today, or before today if negative; from a weekend, it moves on to the next
 * workday in the same direction. Today and the days follow the agency's zone.
 * @param at `HH:mm`
 */
export function momentOfWorkday({ now, timeZone }: SampleTime, days: number, at: string): string {
  const today = Date.parse(`${dayInZone(toIso(now), timeZone)}T00:00:00.000Z`);
  const day = [0, 1, 2]
    .map((more) => new Date(today + (days + Math.sign(days) * more) * DAY_MS))
    .find((date) => date.getUTCDay() % 6 !== 0);
  return parsePublishDate(`${day?.toISOString().slice(0, 10)}T${at}`, timeZone) ?? toIso(now + days * DAY_MS);
}

/** A moment as it is stored. */
export function toIso(time: number): string {
  return new Date(Math.floor(time)).toISOString();
}
