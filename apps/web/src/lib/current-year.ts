import { dayInZone } from '@tideline/domain/publish-date';

/** The year it is in a time zone. */
export function currentYear(timeZone: string): number {
  return Number(dayInZone(new Date().toISOString(), timeZone).slice(0, 4));
}
