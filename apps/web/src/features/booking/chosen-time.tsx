import { formatCallTime, zonePlace } from '@tideline/domain/booking/call-time';
import { bookedCall } from '../../content/discovery-call.ts';
import type { Zones } from './free-time.tsx';

export type ChosenTimeProps = { call: { startsAt: string; endsAt: string }; zones: Zones };

/** When a call is: in the visitor's zone, and in that of the agency where it is another one. */
export function ChosenTime({ call, zones: { visitorZone, timeZone } }: ChosenTimeProps) {
  return (
    <>
      <span className="block text-lead font-[560]">{formatCallTime(call, visitorZone)}</span>
      {visitorZone === timeZone ? null : (
        <span className="block text-muted">
          {bookedCall.inPlace.replace('{place}', zonePlace(timeZone))}: {formatCallTime(call, timeZone)}
        </span>
      )}
    </>
  );
}
