import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { UnbrokenEnd } from '../../../../ui/sections/unbroken-end.tsx';
import { CallFact } from './call-fact.tsx';

export type CallItemProps = { call: Booking; now: number; onAsk: (act: 'move' | 'cancel') => void };

/** One call of an enquiry, in the zones of the agency and of the enquirer. */
export function CallItem({ call, now, onAsk }: CallItemProps) {
  const timeZone = useTimeZone();
  const isCancelled = call.status === 'cancelled';
  const canChange = useMay()('bookings.edit') && !isCancelled && Date.parse(call.startsAt) > now;
  const when = formatCallTime(call, timeZone);
  return (
    <li className="grid gap-1 border-l-3 border-line-strong pl-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <time dateTime={call.startsAt} className={isCancelled ? 'text-muted line-through' : 'font-[560]'}>
          <UnbrokenEnd text={when} />
        </time>
        <StateBadge call={call} now={now} />
      </p>
      {call.visitorZone === timeZone ? null : (
        <CallFact label="For the visitor">
          {formatCallTime(call, call.visitorZone)} ({call.visitorZone})
        </CallFact>
      )}
      {call.kind ? (
        <CallFact label="Kind">
          <bdi>{call.kind.name}</bdi>
        </CallFact>
      ) : null}
      <CallFact label="With">{call.staffName || 'an account that was removed'}</CallFact>
      {call.place === '' ? null : (
        <CallFact label="Place">
          <Place place={call.place} />
        </CallFact>
      )}
      {call.message === '' ? null : (
        <p dir="auto" className="whitespace-pre-wrap">
          {call.message}
        </p>
      )}
      {isCancelled ? (
        <CallFact label={`Canceled by ${call.cancelledBy === 'staff' ? 'staff' : 'the visitor'}`}>
          <bdi>{call.cancelReason || 'no reason given'}</bdi>
        </CallFact>
      ) : null}
      {canChange ? (
        <div className="-ml-3 flex flex-wrap">
          <Button size="sm" variant="quiet" aria-label={`Move the call of ${when}`} onClick={() => onAsk('move')}>
            Move
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Cancel call of ${when}`} onClick={() => onAsk('cancel')}>
            Cancel call
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function StateBadge({ call: { status, startsAt, endsAt }, now }: { call: Booking; now: number }) {
  if (status === 'cancelled') return <Badge tone="red">Canceled</Badge>;
  if (Date.parse(endsAt) <= now) return <Badge>Over</Badge>;
  if (Date.parse(startsAt) <= now) return <Badge tone="green">Now</Badge>;
  return <Badge tone="blue">Booked</Badge>;
}

/** A link for a place on the web, else its text. */
function Place({ place }: { place: string }) {
  if (!/^https?:\/\/\S+$/.test(place)) return <bdi>{place}</bdi>;
  return (
    <a href={place} rel="noreferrer" target="_blank" className="link">
      {place}
    </a>
  );
}
