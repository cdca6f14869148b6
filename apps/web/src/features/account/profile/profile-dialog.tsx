import type { PublicAuthor } from '@tideline/domain/author/author';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { AuthorForm } from '../../../staff/author-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type ProfileDialogProps = {
  /** Null creates it. */
  profile: PublicAuthor | null;
  /** Of the account. */
  name: string;
  onClose: () => void;
};

/** Changes the own profile. */
export function ProfileDialog({ profile, name, onClose }: ProfileDialogProps) {
  // Fixed on open: a later answer must not pass for the version whose text was changed.
  const [opened] = useState(profile);
  const toast = useToast();
  const utils = trpc.useUtils();
  const save = trpc.authors.own.save.useMutation({
    onSuccess: async (saved) => {
      toast({ title: 'Profile saved', text: saved.name });
      utils.authors.own.read.setData(undefined, saved);
      onClose();
      await Promise.all([utils.authors.invalidate(), utils.auth.me.invalidate()]);
    },
  });
  return (
    <Dialog open title="Your profile" onClose={onClose}>
      <AuthorForm
        author={opened}
        startName={name}
        nameHint="The author of your new posts."
        isPending={save.isPending}
        error={save.error}
        onSave={(texts) => save.mutate({ ...texts, expectedVersion: opened?.version ?? null })}
        onClose={onClose}
      />
    </Dialog>
  );
}
