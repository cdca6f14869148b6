import type { CallKind } from '@tideline/domain/booking/call-kind';
import { trpc } from '../../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../../staff/kit/dialogs/confirm-dialog.tsx';

export type RemoveKindDialogProps = { kind: CallKind; onClose: () => void };

/** Confirmation before a kind of call is removed. */
export function RemoveKindDialog({ kind: { id, name }, onClose }: RemoveKindDialogProps) {
  const utils = trpc.useUtils();
  const remove = trpc.bookings.kinds.remove.useMutation({
    onSuccess: onClose,
    onSettled: () => utils.bookings.invalidate(),
  });
  return (
    <ConfirmDialog
      title="Remove this kind of call?"
      action="Remove kind"
      pendingAction="Removing..."
      act={remove}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p>
        “<bdi className="wrap-anywhere">{name}</bdi>” can no longer be booked, and its link leads to the other kinds.
        Calls that are booked keep its name, length and place.
      </p>
    </ConfirmDialog>
  );
}
