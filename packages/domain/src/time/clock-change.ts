import { dayInZone, parsePublishDate, timeInZone } from './publish-date.ts';
import { later, MINUTE_MS } from './instant.ts';

/** Amounts by which clocks are changed, in minutes. Source: IANA time zone database, changes since 1980. */
const CLOCK_STEPS_MINUTES = [30, 60, 120] as const;

/**
 * What a change of the clocks does to a local time in a zone: it is `skipped` and becomes `becomes` (`HH:mm`), or comes
 * `twice`, of which the first is used. Null for any other time, and for an invalid date.
 * @example clockChangeAt('2026-03-08', '02:30', 'America/Los_Angeles') // => { kind: 'skipped', becomes: '03:30' }
 */
export function clockChangeAt(
  day: string,
  time: string,
  timeZone: string,
): { kind: 'skipped'; becomes: string } | { kind: 'twice' } | null {
  const iso = parsePublishDate(`${day}T${time}`, timeZone);
  if (iso === null) return null;
  const becomes = timeInZone(iso, timeZone);
  if (becomes !== time) return { kind: 'skipped', becomes };
  const comesAgain = CLOCK_STEPS_MINUTES.some((minutes) => {
    const then = later(iso, minutes * MINUTE_MS);
    return timeInZone(then, timeZone) === time && dayInZone(then, timeZone) === day;
  });
  return comesAgain ? { kind: 'twice' } : null;
}
