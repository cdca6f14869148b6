import type { Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { CELL_MINUTES } from '@tideline/domain/booking/hours';
import { dayInZone, parsePublishDate, timeInZone } from '@tideline/domain/time/publish-date';
import { later } from '@tideline/domain/time/instant';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { FreeTimes } from './free-times.tsx';
import { useRefreshCalls } from './use-refresh-calls.ts';
import { DateField } from '../../../../staff/kit/fields/date-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

const STEP_SECONDS = CELL_MINUTES * 60;

export type MoveCallDialogProps = { call: Booking; onClose: () => void };

/** Moves a call to another time of the agency, even outside of hours, unless there is another call. */
export function MoveCallDialog({ call, onClose }: MoveCallDialogProps) {
  const timeZone = useTimeZone();
  const refresh = useRefreshCalls();
  const toast = useToast();
  const move = trpc.bookings.move.useMutation({
    onSuccess: async () => {
      onClose();
      toast({ title: 'Call moved', text: `${call.name} gets a new invitation by email.` });
    },
    onSettled: refresh,
  });
  const form = useForm({ day: dayInZone(call.startsAt, timeZone), time: timeInZone(call.startsAt, timeZone) }, move);
  const { day, time } = form.values;
  const startsAt = parsePublishDate(`${day}T${time}`, timeZone);
  const isSame = startsAt === call.startsAt;

  return (
    <FormDialog
      size="md"
      title="Move this call"
      form={form}
      action="Move the call"
      pendingAction="Moving..."
      isDisabled={startsAt === null || isSame}
      onSubmit={() => (startsAt === null ? undefined : move.mutate({ id: call.id, startsAt }))}
      onClose={onClose}
    >
      <p className="text-muted">
        Now {formatCallTime(call, timeZone)}, with <bdi>{call.name}</bdi>.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="New day" {...form.field('day')} />
        <TextField label="New time" hint={timeZone} type="time" step={STEP_SECONDS} {...form.field('time')} />
      </div>
      <FreeTimes
        call={call}
        day={day}
        chosen={startsAt}
        onChoose={(instant) => form.set({ time: timeInZone(instant, timeZone) })}
      />
      <p aria-live="polite" className="min-h-[1.5em] text-muted">
        {startsAt === null || isSame ? null : (
          <>For the visitor: {formatCallTime({ startsAt, endsAt: endOf(call, startsAt) }, call.visitorZone)}</>
        )}
      </p>
    </FormDialog>
  );
}

function endOf(call: Booking, startsAt: string): string {
  return later(startsAt, Date.parse(call.endsAt) - Date.parse(call.startsAt));
}
