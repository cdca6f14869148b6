import type { MailAccountKind } from '@tideline/domain/mail/mail-account';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { NAMES, REASON } from './mail-account-names.ts';

const CONSEQUENCES: Record<MailAccountKind, string> = {
  smtp: 'Mail will wait in the outbox, and newsletter sign-ups will need no confirmation. The password is deleted.',
  imap: 'Replies and bounces will no longer be read. The password is deleted.',
};

export type RemoveAccountDialogProps = { kind: MailAccountKind; onClose: () => void };

/** Removes the mail server or the mailbox. */
export function RemoveAccountDialog({ kind, onClose }: RemoveAccountDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const remove = trpc.mail.accounts.remove.useMutation({
    onSuccess: async () => {
      toast({ title: `The ${NAMES[kind]} was removed` });
      await Promise.all([utils.mail.invalidate(), utils.mailbox.invalidate()]);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Remove the ${NAMES[kind]}?`}
      action="Remove"
      pendingAction="Removing..."
      act={remove}
      passwordReason={REASON}
      onConfirm={() => remove.mutate({ kind })}
      onClose={onClose}
    >
      <p>{CONSEQUENCES[kind]}</p>
    </ConfirmDialog>
  );
}
