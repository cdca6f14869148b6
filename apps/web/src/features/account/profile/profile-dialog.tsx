import type { PublicAuthor } from '@tideline/domain/author/author';
import type { PendingProfile } from '@tideline/domain/author/pending-profile';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { AuthorForm } from '../../../staff/author-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type ProfileDialogProps = {
  /** The public profile; null creates it. */
  profile: PublicAuthor | null;
  /** The submitted profile, with which the form starts. */
  pending: PendingProfile | null;
  /** Saving submits the profile to colleagues. */
  needsApproval: boolean;
  /** Of the account. */
  name: string;
  onClose: () => void;
};

/** Changes the own profile. */
export function ProfileDialog({ profile, pending, needsApproval, name, onClose }: ProfileDialogProps) {
  // Fixed when the dialog opens: a later answer must not pass for the version whose text was changed.
  const [opened] = useState({ profile, texts: pending ?? profile });
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.authors.own.save.useMutation({
    onSuccess: async (saved, { name: savedName }) => {
      if (needsApproval) {
        toast({ title: 'Submitted for approval', text: 'Colleagues who may publish see it on Overview.' });
      } else toast({ title: 'Profile saved', text: saved?.name ?? savedName });
      utils.authors.own.read.setData(undefined, saved);
      onClose();
      await Promise.all([utils.authors.invalidate(), utils.auth.me.invalidate()]);
    },
  });
  return (
    <Dialog open title="Your profile" onClose={onClose}>
      <AuthorForm
        author={opened.texts}
        publicName={opened.profile?.name ?? null}
        startName={name}
        nameHint="The author of your new posts."
        action={needsApproval ? 'Submit for approval' : 'Save'}
        isPending={save.isPending}
        error={save.error}
        onSave={(texts) => save.mutate({ ...texts, expectedVersion: opened.profile?.version ?? null })}
        onClose={onClose}
      />
    </Dialog>
  );
}
