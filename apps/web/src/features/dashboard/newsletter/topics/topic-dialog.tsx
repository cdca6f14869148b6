import { type Topic, TOPIC_LIMITS } from '@tideline/domain/newsletter/topic';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

export type TopicDialogProps = {
  /** Null adds a new one. */
  topic: Topic | null;
  onClose: () => void;
};

/** Adds a topic, or changes its name and description. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const utils = trpc.useUtils();
  async function handleSaved() {
    onClose();
    await Promise.all([utils.topics.invalidate(), utils.issues.invalidate()]);
  }
  const add = trpc.topics.add.useMutation({ onSuccess: handleSaved });
  const update = trpc.topics.update.useMutation({ onSuccess: handleSaved });
  const start = { name: topic?.name ?? '', description: topic?.description ?? '' };
  const form = useForm(start, topic ? update : add);

  function save() {
    if (topic) update.mutate({ id: topic.id, ...form.values });
    else add.mutate(form.values);
  }
  return (
    <FormDialog title={topic ? 'Edit topic' : 'Add topic'} form={form} onSubmit={save} onClose={onClose}>
      <TextField
        label="Name"
        required
        hint="Such as SEO: readers see it beside a checkbox."
        autoComplete="off"
        maxLength={TOPIC_LIMITS.name}
        {...form.field('name')}
      />
      <TextField
        label="Description"
        hint="One sentence for readers; may be empty."
        autoComplete="off"
        maxLength={TOPIC_LIMITS.description}
        {...form.field('description')}
      />
    </FormDialog>
  );
}
