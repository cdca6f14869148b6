import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';

export type RedirectDialogProps = {
  /** The old address; if missing, the dialog asks for it. */
  path?: string;
  onClose: () => void;
};

/** Adds a redirect to a page of this site. */
export function RedirectDialog({ path: given = '', onClose }: RedirectDialogProps) {
  const utils = trpc.useUtils();
  const [path, setPath] = useState(given);
  const [target, setTarget] = useState('');
  const add = trpc.addresses.addRedirect.useMutation({
    meta: { failure: 'Failed to add the redirect' },
    onSuccess: async () => {
      onClose();
      await utils.addresses.invalidate();
    },
  });
  return (
    <Dialog open title="Add redirect" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate({ path: withoutOrigin(path), target: withoutOrigin(target) });
        }}
      >
        <TextField
          label="Old address"
          hint="Without a page of its own, such as /old-news."
          value={path}
          onChange={setPath}
        />
        <TextField
          label="Leads to"
          hint="A page of this site, such as /services or /blog/local-seo."
          value={target}
          onChange={setTarget}
        />
        <DialogFoot
          action="Add redirect"
          pendingAction="Adding..."
          isPending={add.isPending}
          error={add.error && errorMessage(add.error)}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** The path of a whole address of this site. */
function withoutOrigin(address: string): string {
  const text = address.trim();
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
}
