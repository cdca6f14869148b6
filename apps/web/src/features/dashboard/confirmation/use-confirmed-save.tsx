import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { needsPassword } from '../../../lib/text/error-message.ts';
import { PasswordDialog, type PasswordDialogProps } from '../../../staff/kit/dialogs/password-dialog.tsx';

export type ConfirmedSaveOptions<Sent, Saved> = {
  /** Message on failure. */
  failure: string;
  send: (sent: Sent) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
  /** The texts of the dialog that asks for the password. */
  dialog: Pick<PasswordDialogProps, 'title' | 'action' | 'pendingAction' | 'children'>;
};

/** A call that may require a recent password: a dialog asks for it, then the call is repeated. */
export function useConfirmedSave<Sent, Saved>({ failure, send, onSaved, dialog }: ConfirmedSaveOptions<Sent, Saved>) {
  /** What waits for the password. */
  const [waiting, setWaiting] = useState<{ sent: Sent } | null>(null);
  const save = useMutation({
    meta: { failure },
    mutationFn: async (sent: Sent) => {
      try {
        return { saved: await send(sent) };
      } catch (error) {
        if (needsPassword(error)) return null; // the password dialog opens; not a failure
        throw error;
      }
    },
    onSuccess: async (result, sent) => {
      setWaiting(result === null ? { sent } : null);
      if (result !== null) await onSaved(result.saved);
    },
  });
  const passwordDialog: ReactNode =
    waiting === null ? null : (
      <PasswordDialog
        {...dialog}
        isPending={save.isPending}
        onConfirmed={() => save.mutate(waiting.sent)}
        onClose={() => setWaiting(null)}
      />
    );
  return { save, passwordDialog };
}
