import type { CreatedApiKey } from '@tideline/domain/staff/api-key';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedValue } from '../mail/copied-value.tsx';

export type CreatedKeyProps = { created: CreatedApiKey; onClose: () => void };

/** A new key. It cannot be shown again, so a click beside the dialog does not close it. */
export function CreatedKey({ created: { key, apiKey }, onClose }: CreatedKeyProps) {
  return (
    <Dialog open size="md" title="Your new API key" isDismissable={false} firstFocus="heading" onClose={onClose}>
      <div className="grid gap-5">
        <p>
          This is the key <bdi className="font-[560] wrap-anywhere">{apiKey.name}</bdi>. It is shown only once: store it
          where the program finds it, and nowhere else.
        </p>
        <CopiedValue name="the key" value={key} />
        <p className="text-sm text-muted">
          The program sends it as <code className="wrap-anywhere">Authorization: Bearer {apiKey.hint}…</code>
        </p>
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
