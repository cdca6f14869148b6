import { HOUR_MS } from '@tideline/domain/time/instant';
import { dayInZone } from '@tideline/domain/time/publish-date';

/** The time zones furthest behind and ahead of UTC. */
const [FURTHEST_BEHIND_MS, FURTHEST_AHEAD_MS] = [12 * HOUR_MS, 14 * HOUR_MS];

/**
 * The current year in a time zone. Except for a day around New Year, all zones have the same year. That is checked
 * first, since the first use of a zone costs the browser 5 ms.
 */
export function currentYear(timeZone: string): number {
  const now = Date.now();
  const earliest = new Date(now - FURTHEST_BEHIND_MS).getUTCFullYear();
  const latest = new Date(now + FURTHEST_AHEAD_MS).getUTCFullYear();
  return earliest === latest ? latest : Number(dayInZone(new Date(now).toISOString(), timeZone).slice(0, 4));
}
