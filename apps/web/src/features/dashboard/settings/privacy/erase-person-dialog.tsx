import type { PersonSummary } from '@tideline/domain/privacy/person';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { countsInWords } from './person-counts.ts';
import { PasswordForm } from '../../../../staff/kit/dialogs/password-form.tsx';

export type ErasePersonDialogProps = { person: PersonSummary; onErased: () => void; onClose: () => void };

/** Lists what an erasure deletes and asks for the password. */
export function ErasePersonDialog({ person: { email, counts }, onErased, onClose }: ErasePersonDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: async (erased) => {
      toast({ title: 'Erased', text: `${countsInWords(erased) ?? 'Nothing'}: gone for good.` });
      onClose();
      onErased();
      await Promise.all([utils.contacts.invalidate(), utils.subscribers.invalidate(), utils.stats.invalidate()]);
    },
  });

  return (
    <Dialog open title="Erase everything?" onClose={onClose}>
      <PasswordForm
        action="Erase for good"
        pendingAction="Erasing..."
        isDangerous
        isPending={erase.isPending}
        error={erase.error}
        onConfirm={({ password }) => erase.mutate({ email, password })}
        onClose={onClose}
      >
        <p>
          <strong className="wrap-anywhere text-ink">{email}</strong>: {countsInWords(counts) ?? 'nothing'} will be
          erased for good. This cannot be undone, and a backup that is restored later does not bring it back.
        </p>
      </PasswordForm>
    </Dialog>
  );
}
