import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { CELL_MINUTES } from '@tideline/domain/booking/hours';
import { dayInZone, parsePublishDate, timeInZone } from '@tideline/domain/time/publish-date';
import { later } from '@tideline/domain/time/instant';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { FreeTimes } from './free-times.tsx';
import { useRefreshCalls } from './use-refresh-calls.ts';
import { DateField } from '../../../../staff/kit/date-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

const STEP_SECONDS = CELL_MINUTES * 60;

export type MoveCallDialogProps = { call: Booking; onClose: () => void };

/** Moves a call to another time of the agency, even outside of hours, unless there is another call. */
export function MoveCallDialog({ call, onClose }: MoveCallDialogProps) {
  const timeZone = useTimeZone();
  const [day, setDay] = useState(dayInZone(call.startsAt, timeZone));
  const [time, setTime] = useState(timeInZone(call.startsAt, timeZone));
  const refresh = useRefreshCalls();
  const toast = useToast();
  const move = trpc.bookings.move.useMutation({
    onSuccess: async () => {
      onClose();
      toast({ title: 'Call moved', text: `${call.name} gets a new invitation by mail.` });
    },
    onSettled: refresh,
  });
  const startsAt = parsePublishDate(`${day}T${time}`, timeZone);
  const isSame = startsAt === call.startsAt;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (startsAt !== null && !isSame) move.mutate({ id: call.id, startsAt });
  }

  return (
    <Dialog open size="md" title="Move this call" onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <p className="text-muted">
          Now {formatCallTime(call, timeZone)}, with <bdi>{call.name}</bdi>.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="New day" value={day} onChange={setDay} />
          <TextField label="New time" hint={timeZone} type="time" step={STEP_SECONDS} value={time} onChange={setTime} />
        </div>
        <FreeTimes
          call={call}
          day={day}
          chosen={startsAt}
          onChoose={(instant) => setTime(timeInZone(instant, timeZone))}
        />
        <p aria-live="polite" className="min-h-[1.5em] text-muted">
          {startsAt === null || isSame ? null : (
            <>For the enquirer: {formatCallTime({ startsAt, endsAt: endOf(call, startsAt) }, call.visitorZone)}</>
          )}
        </p>
        <DialogFoot
          action="Move the call"
          pendingAction="Moving..."
          isPending={move.isPending}
          isDisabled={startsAt === null || isSame}
          error={move.error ? errorMessage(move.error) : null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function endOf(call: Booking, startsAt: string): string {
  return later(startsAt, Date.parse(call.endsAt) - Date.parse(call.startsAt));
}
