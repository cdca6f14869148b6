import { EVENT_TYPES, type EventType } from '@tideline/domain/webhook/event';
import { WEBHOOK_LIMITS, type Webhook } from '@tideline/domain/webhook/webhook';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useFocusInvalid } from '../../../../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError, needsPassword } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { PasswordDialog } from '../../confirmation/password-dialog.tsx';
import { EventChoice } from './event-choice.tsx';
import { NewSecret } from './new-secret.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

const ENQUIRIES = EVENT_TYPES.filter((type) => type.startsWith('enquiry.'));

export type WebhookDialogProps = {
  /** The one to change; null adds one. */
  webhook: Webhook | null;
  onClose: () => void;
};

/** Adds a webhook and shows its secret once, or changes one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? ENQUIRIES);
  const utils = trpc.useUtils();
  const create = trpc.webhooks.create.useMutation({ onSuccess: () => utils.webhooks.invalidate() });
  const change = trpc.webhooks.change.useMutation({
    onSuccess: async () => {
      await utils.webhooks.invalidate();
      onClose();
    },
  });
  const { error, isPending } = webhook ? change : create;
  const [action, pendingAction] = webhook ? ['Save', 'Saving...'] : ['Add webhook', 'Adding...'];
  const asksForPassword = needsPassword(error);
  const form = useFocusInvalid(error);

  function save() {
    const fields = { name, url, events: [...events] };
    if (webhook) change.mutate({ id: webhook.id, ...fields });
    else create.mutate(fields);
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save();
  }
  if (create.data) return <NewSecret created={create.data} onClose={onClose} />;

  const [nameError, urlError, eventsError] = [
    fieldError(error, 'name'),
    fieldError(error, 'url'),
    fieldError(error, 'events'),
  ];
  const hasFieldError = [nameError, urlError, eventsError].some((message) => message !== undefined);
  return (
    <Dialog open size="md" title={webhook ? 'Change the webhook' : 'Add a webhook'} onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name of the webhook"
          required
          hint="The program that gets the events."
          error={nameError ?? null}
          dir="auto"
          autoComplete="off"
          maxLength={WEBHOOK_LIMITS.name}
          value={name}
          onChange={setName}
        />
        <TextField
          label="Where events are sent"
          required
          hint="An https:// address on the public internet."
          error={urlError ?? null}
          type="url"
          dir="ltr"
          autoComplete="off"
          maxLength={WEBHOOK_LIMITS.url}
          value={url}
          onChange={setUrl}
        />
        <EventChoice chosen={events} error={eventsError} onChange={setEvents} />
        <DialogFoot
          action={action}
          pendingAction={pendingAction}
          isPending={isPending}
          error={error && !asksForPassword && !hasFieldError ? errorMessage(error) : null}
          onClose={onClose}
        />
      </form>
      {asksForPassword ? (
        <PasswordDialog
          title="Confirm that it is you"
          action={action}
          pendingAction={pendingAction}
          isPending={isPending}
          onConfirmed={save}
          onClose={() => (webhook ? change.reset() : create.reset())}
        >
          <p>A webhook copies data to another place, so its address asks for the password.</p>
        </PasswordDialog>
      ) : null}
    </Dialog>
  );
}
