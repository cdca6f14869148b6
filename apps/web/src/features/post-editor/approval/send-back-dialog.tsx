import { trpc } from '../../../lib/calls/trpc.ts';
import { NoteDialog } from '../../../staff/approval/note-dialog.tsx';

export type SendBackDialogProps = { postId: string; onClose: () => void };

/** Sends a post back to its author, with the reason. */
export function SendBackDialog({ postId, onClose }: SendBackDialogProps) {
  const utils = trpc.useUtils();
  const sendBack = trpc.posts.approvals.sendBack.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.posts.approvals.invalidate();
    },
  });
  return (
    <NoteDialog
      hint="The author reads it in the editor."
      act={sendBack}
      onSendBack={(note) => sendBack.mutate({ id: postId, note })}
      onClose={onClose}
    />
  );
}
