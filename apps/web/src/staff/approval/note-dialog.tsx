import { APPROVAL_NOTE_MAX_LENGTH } from '@tideline/domain/team/approval';
import { useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';

export type NoteDialogProps = {
  /** Where the author reads the note. */
  hint: string;
  isPending: boolean;
  /** Of the last attempt, or null. */
  error: unknown;
  onSendBack: (note: string) => void;
  onClose: () => void;
};

/** Asks for the note with which something is sent back to its author. It may be part of a form, so it has none of its own. */
export function NoteDialog({ hint, isPending, error, onSendBack, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog open size="md" title="Send back to the author" onClose={onClose}>
      <div className="grid gap-5">
        <Field label="What has to change" hint={hint}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
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
          isPending={isPending}
          isDisabled={note.trim() === ''}
          onAction={() => onSendBack(note)}
          error={error ? errorMessage(error) : null}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
