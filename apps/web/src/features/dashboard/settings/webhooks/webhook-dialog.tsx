import { EVENT_TYPES, type EventType } from '@tideline/domain/webhook/event';
import { WEBHOOK_LIMITS, type Webhook } from '@tideline/domain/webhook/webhook';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { EventChoice } from './event-choice.tsx';
import { NewSecret } from './new-secret.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

const ENQUIRIES = EVENT_TYPES.filter((type) => type.startsWith('enquiry.'));

export type WebhookDialogProps = {
  /** The one to change; null adds one. */
  webhook: Webhook | null;
  onClose: () => void;
};

type WebhookFields = { name: string; url: string; events: readonly EventType[] };

/** Adds a webhook and shows its secret once, or changes one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({ onSuccess: () => utils.webhooks.invalidate() });
  const change = trpc.webhooks.change.useMutation({
    onSuccess: async () => {
      await utils.webhooks.invalidate();
      onClose();
    },
  });
  const form = useForm<WebhookFields>(webhook ?? { name: '', url: '', events: ENQUIRIES }, webhook ? change : create);

  function save() {
    const { name, url, events } = form.values;
    const fields = { name, url, events: [...events] };
    if (webhook) change.mutate({ id: webhook.id, ...fields });
    else create.mutate(fields);
  }
  if (create.data) return <NewSecret created={create.data} onClose={onClose} />;
  const chosen = form.field('events');
  return (
    <FormDialog
      size="md"
      title={webhook ? 'Change the webhook' : 'Add webhook'}
      form={form}
      action={webhook ? 'Save' : 'Add webhook'}
      pendingAction={webhook ? 'Saving...' : 'Adding...'}
      passwordReason="A webhook copies data to another place, so its address asks for the password."
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name of the webhook"
        required
        hint="The program that gets the events."
        dir="auto"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.name}
        {...form.field('name')}
      />
      <TextField
        label="Where events are sent"
        required
        hint="An https:// address on the public internet."
        type="url"
        dir="ltr"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.url}
        {...form.field('url')}
      />
      <EventChoice chosen={chosen.value} error={chosen.error} onChange={chosen.onChange} />
    </FormDialog>
  );
}
