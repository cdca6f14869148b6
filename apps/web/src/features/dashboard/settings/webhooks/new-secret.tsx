import type { WebhookWithSecret } from '@tideline/domain/webhook/webhook';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedValue } from '../mail/copied-value.tsx';

export type NewSecretProps = { created: WebhookWithSecret; onClose: () => void };

/** A new secret. It cannot be shown again, so a click beside the dialog does not close it. */
export function NewSecret({ created: { secret, webhook }, onClose }: NewSecretProps) {
  return (
    <Dialog
      open
      size="md"
      title="The secret of the webhook"
      isDismissable={false}
      firstFocus="heading"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p>
          Events for <bdi className="font-[560] wrap-anywhere">{webhook.name}</bdi> are signed with this secret. It is
          shown only once: enter it where the receiver checks signatures.
        </p>
        <CopiedValue name="the secret" value={secret} />
        <p className="text-sm text-muted">
          {webhook.oldSecretUntil === null
            ? 'Signatures are those of Standard Webhooks.'
            : 'For a day, events are also signed with the previous secret.'}
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
