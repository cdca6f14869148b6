import { APPROVAL_NOTE_MAX_LENGTH } from '@tideline/domain/team/approval';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';

export type SendBackDialogProps = { postId: string; onClose: () => void };

/** Sends a post back to its author, with the reason. It is part of the editor's form, so it has none of its own. */
export function SendBackDialog({ postId, onClose }: SendBackDialogProps) {
  const [note, setNote] = useState('');
  const utils = trpc.useUtils();
  const sendBack = trpc.posts.approvals.sendBack.useMutation({
    onSuccess: async () => {
      onClose();
      await utils.posts.approvals.invalidate();
    },
  });
  return (
    <Dialog open size="md" title="Send back to the author" onClose={onClose}>
      <div className="grid gap-5">
        <Field label="What has to change" hint="The author reads it in the editor.">
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={APPROVAL_NOTE_MAX_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <DialogFoot
          action="Send back"
          pendingAction="Sending..."
          isPending={sendBack.isPending}
          isDisabled={note.trim() === ''}
          onAction={() => sendBack.mutate({ id: postId, note })}
          error={sendBack.error ? errorMessage(sendBack.error) : null}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
