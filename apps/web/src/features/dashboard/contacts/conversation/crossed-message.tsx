import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import type { useSendReply } from './use-send-reply.ts';

/** Asks before a reply crosses a message that came while it was written. */
export function CrossedMessage({ reply }: { reply: ReturnType<typeof useSendReply> }) {
  const { newer } = reply;
  if (!newer) return null;
  return (
    <ConfirmDialog
      title="Send your reply too?"
      action="Send anyway"
      pendingAction="Sending..."
      act={{ isPending: reply.isPending, error: null, reset: () => undefined }}
      onConfirm={reply.sendAnyway}
      onClose={reply.cancel}
    >
      <p>{newer.fromName || newer.fromAddress} has written since you began:</p>
      <p dir="auto" className="line-clamp-6 border-l-3 border-line-strong pl-3 whitespace-pre-wrap text-ink">
        {newer.text}
      </p>
    </ConfirmDialog>
  );
}
