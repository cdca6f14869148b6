import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import { REPLY_FIELDS, SAVED_REPLY_NAME_MAX_LENGTH, type SavedReply } from '@tideline/domain/conversation/saved-reply';
import type { SubmitEvent } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { focusOnce } from '../../../../lib/forms/focus-once.ts';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { TextareaField } from '../../../../staff/kit/fields/textarea-field.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

export type SavedReplyFormProps = {
  /** Without an id, it is stored as a new saved reply. */
  start: Omit<SavedReply, 'id'> & { id?: string };
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

/** Name and text of a saved reply. When one is edited, its text has the focus; in an empty form, the name. */
export function SavedReplyForm({ start, onSaved, onCancel }: SavedReplyFormProps) {
  const save = trpc.conversations.savedReplies.save.useMutation({ onSuccess: onSaved });
  const form = useForm({ name: start.name, text: start.text }, save);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate({ id: start.id, ...form.values });
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <TextField
        label="Name"
        ref={start.text === '' ? focusOnce : undefined}
        dir="auto"
        maxLength={SAVED_REPLY_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <TextareaField
        label="Text"
        hint={`Filled in when it is inserted: ${REPLY_FIELDS.map((field) => `{${field}}`).join(', ')}.`}
        ref={start.id ? focusOnce : undefined}
        dir="auto"
        rows={5}
        maxLength={REPLY_MAX_LENGTH}
        {...form.field('text')}
      />
      <DialogFoot
        action="Save reply"
        pendingAction="Saving..."
        isPending={save.isPending}
        error={form.failure}
        isInline
        onClose={onCancel}
      />
    </form>
  );
}
