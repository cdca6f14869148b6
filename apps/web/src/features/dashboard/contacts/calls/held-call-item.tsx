import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useMay } from '../../../../lib/calls/use-may.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { UnbrokenEnd } from '../../../../ui/sections/unbroken-end.tsx';
import { CallFact } from './call-fact.tsx';
import { useRefreshCalls } from './use-refresh-calls.ts';

/** A held call, which staff can book while its time is free. */
export function HeldCallItem({ call, now }: { call: Booking; now: number }) {
  const timeZone = useTimeZone();
  const toast = useToast();
  const refresh = useRefreshCalls();
  const utils = trpc.useUtils();
  const accept = trpc.bookings.accept.useMutation({
    onSuccess: () => toast({ title: 'Call booked', text: `${call.name} gets an invitation by email.` }),
    onSettled: () => Promise.all([refresh(), utils.contacts.invalidate()]),
  });
  const isAhead = Date.parse(call.startsAt) > now;
  const when = formatCallTime(call, timeZone);
  return (
    <li className="grid gap-1 border-l-3 border-line-strong pl-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <time dateTime={call.startsAt} className="font-[560]">
          <UnbrokenEnd text={when} />
        </time>
        <Badge>Not booked</Badge>
      </p>
      <p className="text-muted">{reasonOf(call)}</p>
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
      {call.message === '' ? null : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {call.message}
        </p>
      )}
      {accept.error ? (
        <p role="alert" className="border-l-3 border-danger pl-3">
          {errorMessage(accept.error)}
        </p>
      ) : null}
      {useMay()('bookings.edit') && isAhead ? (
        <div className="-ml-3 flex flex-wrap">
          <Button
            size="sm"
            variant="quiet"
            disabled={accept.isPending}
            aria-label={`Book the call of ${when}`}
            onClick={() => accept.mutate({ id: call.id })}
          >
            Book this time
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function reasonOf({ heldUntil }: Booking): string {
  return heldUntil === null
    ? 'The visitor asked for this time. The request looked like spam, and the visitor has not confirmed it.'
    : 'The visitor asked for this time and has not confirmed it in the email yet.';
}
