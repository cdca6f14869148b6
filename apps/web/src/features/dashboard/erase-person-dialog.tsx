import type { PersonSummary } from '@tideline/domain/person';
import { trpc } from '../../trpc.ts';
import { useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { countsInWords } from './person-counts.ts';

export type ErasePersonDialogProps = { person: PersonSummary; onErased: () => void; onClose: () => void };

/** Says what will be gone and asks for the password again. */
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
    <PasswordDialog
      title="Erase everything?"
      action={erase.isPending ? 'Erasing...' : 'Erase for good'}
      variant="danger"
      isPending={erase.isPending}
      failure={erase.error}
      onConfirm={(password) => erase.mutate({ email, password })}
      onClose={onClose}
    >
      <strong className="wrap-anywhere text-ink">{email}</strong>: {countsInWords(counts) ?? 'nothing'} will be erased
      for good. Nobody can take this back, and a backup that is restored later does not bring it back either.
    </PasswordDialog>
  );
}
