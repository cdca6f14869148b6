import { APPROVAL_NOTE_MAX_LENGTH } from '@tideline/domain/team/approval';
import { TextareaField } from '../kit/fields/textarea-field.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { type FormAct, useForm } from '../kit/dialogs/use-form.ts';

export type NoteDialogProps = {
  /** Where the author reads the note. */
  hint: string;
  act: FormAct;
  onSendBack: (note: string) => void;
  onClose: () => void;
};

/** Asks for a note to the author, to send something back. */
export function NoteDialog({ hint, act, onSendBack, onClose }: NoteDialogProps) {
  const form = useForm({ note: '' }, act);
  const { note } = form.values;
  return (
    <FormDialog
      size="md"
      title="Send back to the author"
      form={form}
      action="Send back"
      pendingAction="Sending..."
      isDisabled={note.trim() === ''}
      onSubmit={() => onSendBack(note)}
      onClose={onClose}
    >
      <TextareaField
        label="What has to change"
        hint={hint}
        dir="auto"
        rows={5}
        maxLength={APPROVAL_NOTE_MAX_LENGTH}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
