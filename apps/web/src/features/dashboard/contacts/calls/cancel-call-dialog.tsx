import { BOOKING_LIMITS, type Booking } from '@tideline/domain/booking/booking';
import { formatCallTime } from '@tideline/domain/booking/call-time';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useRefreshCalls } from './use-refresh-calls.ts';
import { TextareaField } from '../../../../staff/kit/fields/textarea-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

export type CancelCallDialogProps = { call: Booking; onClose: () => void };

/** Confirmation before a call is cancelled, with a reason for the enquirer. */
export function CancelCallDialog({ call, onClose }: CancelCallDialogProps) {
  const timeZone = useTimeZone();
  const refresh = useRefreshCalls();
  const toast = useToast();
  const cancel = trpc.bookings.cancel.useMutation({
    onSuccess: async () => {
      onClose();
      toast({ title: 'Call canceled', text: `${call.name} gets an email about it.` });
    },
    onSettled: refresh,
  });
  const form = useForm({ reason: '' }, cancel);

  return (
    <FormDialog
      title="Cancel this call?"
      form={form}
      action="Cancel the call"
      pendingAction="Canceling..."
      cancel="Keep the call"
      variant="danger"
      onSubmit={() => cancel.mutate({ id: call.id, ...form.values })}
      onClose={onClose}
    >
      <p className="text-muted">
        {formatCallTime(call, timeZone)}, with <bdi>{call.name}</bdi>. Its time can be booked again.
      </p>
      <TextareaField
        label="Reason"
        hint="Optional. The visitor sees it in the email."
        rows={3}
        maxLength={BOOKING_LIMITS.reason}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
