import { REPLY_MAX_LENGTH } from '@tideline/domain/conversation/message';
import { REPLY_FIELDS, SAVED_REPLY_NAME_MAX_LENGTH, type SavedReply } from '@tideline/domain/conversation/saved-reply';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Textarea } from '../../../../ui/controls/textarea.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';

export type SavedReplyFormProps = {
  /** Without an id, it is stored as a new saved reply. */
  start: Omit<SavedReply, 'id'> & { id?: string };
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

/** Name and text of a saved reply. When one is edited, its text has the focus. */
export function SavedReplyForm({ start, onSaved, onCancel }: SavedReplyFormProps) {
  const [name, setName] = useState(start.name);
  const [text, setText] = useState(start.text);
  const save = trpc.conversations.savedReplies.save.useMutation({ onSuccess: onSaved });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save.mutate({ id: start.id, name, text });
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={SAVED_REPLY_NAME_MAX_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Text"
        hint={`Filled in when it is inserted: ${REPLY_FIELDS.map((field) => `{${field}}`).join(', ')}.`}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={start.id ? focusOnce : undefined}
            dir="auto"
            rows={5}
            maxLength={REPLY_MAX_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <DialogFoot
        action="Save reply"
        pendingAction="Saving..."
        isPending={save.isPending}
        error={save.error ? errorMessage(save.error) : null}
        onClose={onCancel}
      />
    </form>
  );
}

function focusOnce(field: HTMLElement | null) {
  field?.focus();
}
