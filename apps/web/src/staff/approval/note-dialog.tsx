import { APPROVAL_NOTE_MAX_LENGTH } from '@tideline/domain/team/approval';
import { useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../ui/overlays/dialog-foot.tsx';
import { TextareaField } from '../kit/textarea-field.tsx';

export type NoteDialogProps = {
  /** Where the author reads the note. */
  hint: string;
  isPending: boolean;
  /** Error of the last attempt, or null. */
  error: unknown;
  onSendBack: (note: string) => void;
  onClose: () => void;
};

/** Asks for a note to the author, to send something back. It has no form of its own, since it may be inside one. */
export function NoteDialog({ hint, isPending, error, onSendBack, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog open size="md" title="Send back to the author" onClose={onClose}>
      <div className="grid gap-5">
        <TextareaField
          label="What has to change"
          hint={hint}
          dir="auto"
          rows={5}
          maxLength={APPROVAL_NOTE_MAX_LENGTH}
          value={note}
          onChange={setNote}
        />
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
