import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { DAY_MS } from '@tideline/domain/time/instant';

/** The last `count` days up to and including `today`, oldest first. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00.000Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The instant at which a day of the zone begins. */
export function startOfDay(day: string, timeZone: string): string {
  const at = parsePublishDate(day, timeZone);
  if (at === null) throw new Error(`${day} is no day in ${timeZone}.`);
  return at;
}
