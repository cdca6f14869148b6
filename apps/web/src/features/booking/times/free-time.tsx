import { formatClock } from '@tideline/domain/booking/call-time';
import { dayInZone } from '@tideline/domain/time/publish-date';

/** The zones in which times are shown: the visitor's, and the agency's beside it. */
export type Zones = { visitorZone: string; timeZone: string };

/** The time of day at which a call can begin, in the visitor's zone, with the agency's beside it if that differs. */
export function FreeTime({ startsAt, zones: { visitorZone, timeZone } }: { startsAt: string; zones: Zones }) {
  const weekday = dayInZone(startsAt, visitorZone) !== dayInZone(startsAt, timeZone);
  return (
    <time dateTime={startsAt} className="grid">
      <span className="font-[560] tabular-nums">{formatClock(startsAt, visitorZone)}</span>
      {visitorZone === timeZone ? null : (
        <span className="text-label"> {formatClock(startsAt, timeZone, { zone: true, weekday })}</span>
      )}
    </time>
  );
}
