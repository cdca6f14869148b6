import { BOOKING_LIMITS, type Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useRefreshCalls } from './use-refresh-calls.ts';
import { TextareaField } from '../../../../staff/kit/textarea-field.tsx';

export type CancelCallDialogProps = { call: Booking; onClose: () => void };

/** Confirmation before a call is cancelled, with a reason for the enquirer. */
export function CancelCallDialog({ call, onClose }: CancelCallDialogProps) {
  const timeZone = useTimeZone();
  const [reason, setReason] = useState('');
  const refresh = useRefreshCalls();
  const toast = useToast();
  const cancel = trpc.bookings.cancel.useMutation({
    onSuccess: async () => {
      onClose();
      toast({ title: 'Call cancelled', text: `${call.name} gets a mail that says so.` });
    },
    onSettled: refresh,
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    cancel.mutate({ id: call.id, reason });
  }

  return (
    <Dialog open title="Cancel this call?" onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <p className="text-muted">
          {formatCallTime(call, timeZone)}, with <bdi>{call.name}</bdi>. Its time can be booked again.
        </p>
        <TextareaField
          label="Reason"
          hint="Optional; the enquirer reads it in the mail."
          rows={3}
          maxLength={BOOKING_LIMITS.reason}
          value={reason}
          onChange={setReason}
        />
        <DialogFoot
          action="Cancel the call"
          pendingAction="Cancelling..."
          cancel="Keep the call"
          variant="danger"
          isPending={cancel.isPending}
          error={cancel.error ? errorMessage(cancel.error) : null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
