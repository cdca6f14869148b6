import { type Topic, TOPIC_LIMITS } from '@tideline/domain/newsletter/topic';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage, fieldError } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

export type TopicDialogProps = {
  /** Null adds a new one. */
  topic: Topic | null;
  onClose: () => void;
};

/** Adds a topic, or changes its name and description. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const [name, setName] = useState(topic?.name ?? '');
  const [description, setDescription] = useState(topic?.description ?? '');
  const utils = trpc.useUtils();
  async function handleSaved() {
    onClose();
    await Promise.all([utils.topics.invalidate(), utils.issues.invalidate()]);
  }
  const add = trpc.topics.add.useMutation({ onSuccess: handleSaved });
  const update = trpc.topics.update.useMutation({ onSuccess: handleSaved });
  const { isPending, error } = topic ? update : add;
  const nameError = fieldError(error, 'name');
  const descriptionError = fieldError(error, 'description');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (topic) update.mutate({ id: topic.id, name, description });
    else add.mutate({ name, description });
  }
  return (
    <Dialog open title={topic ? 'Edit topic' : 'Add topic'} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name"
          required
          hint="Such as SEO: readers see it beside a checkbox."
          error={nameError}
          autoComplete="off"
          maxLength={TOPIC_LIMITS.name}
          value={name}
          onChange={setName}
        />
        <TextField
          label="Description"
          hint="One sentence for readers; may be empty."
          error={descriptionError}
          autoComplete="off"
          maxLength={TOPIC_LIMITS.description}
          value={description}
          onChange={setDescription}
        />
        <DialogFoot
          action="Save"
          pendingAction="Saving..."
          error={error && !nameError && !descriptionError ? errorMessage(error) : null}
          {...{ isPending, onClose }}
        />
      </form>
    </Dialog>
  );
}
