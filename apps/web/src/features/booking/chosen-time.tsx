import { formatCallTime } from '@tideline/domain/booking/call-time';
import { zonePlace } from '@tideline/domain/time/zone-place';
import { bookedCall } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { UnbrokenEnd } from '../../ui/sections/unbroken-end.tsx';

/** The zones in which times are shown: the visitor's, and the agency's beside it. */
type Zones = { visitorZone: string; timeZone: string };

export type ChosenTimeProps = { call: { startsAt: string; endsAt: string }; zones: Zones };

/** The time of a call in the visitor's zone, and in the agency's if that differs. */
export function ChosenTime({ call, zones: { visitorZone, timeZone } }: ChosenTimeProps) {
  const copy = useCopy('discovery-call', 'booked', bookedCall);
  return (
    <>
      <span className="block text-lead font-[560]">
        <UnbrokenEnd text={formatCallTime(call, visitorZone)} />
      </span>
      {visitorZone === timeZone ? null : (
        <span className="block text-muted">
          {copy.inPlace.replace('{zone}', zonePlace(timeZone))}: <UnbrokenEnd text={formatCallTime(call, timeZone)} />
        </span>
      )}
    </>
  );
}
