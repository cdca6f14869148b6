import type { PublicAuthor } from '@tideline/domain/author/author';
import type { AuthorTexts } from '@tideline/domain/author/author.schema';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { AuthorForm } from '../../../../staff/author-form.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';

export type AuthorDialogProps = {
  /** Null adds a new one. */
  author: PublicAuthor | null;
  onClose: () => void;
};

/** Adds an author, or changes one. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  /** The chosen account; undefined leaves it as it is. */
  const [staffId, setStaffId] = useState<string | null>();
  const toast = useToast();
  const utils = trpc.useUtils();
  const accounts = trpc.authors.accounts.useQuery().data ?? [];
  const current = accounts.find(({ authorId }) => author !== null && authorId === author.id)?.id ?? null;
  async function handleSaved({ name }: PublicAuthor) {
    toast({ title: 'Author saved', text: name });
    onClose();
    await Promise.all([utils.authors.invalidate(), utils.auth.me.invalidate()]);
  }
  const add = trpc.authors.add.useMutation({ onSuccess: handleSaved });
  const update = trpc.authors.update.useMutation({ onSuccess: handleSaved });
  const { isPending, error } = author ? update : add;

  function handleSave(fields: AuthorTexts) {
    const changes = staffId === undefined ? fields : { ...fields, staffId };
    if (author) update.mutate({ id: author.id, changes, expectedVersion: author.version });
    else add.mutate(changes);
  }
  return (
    <Dialog open title={author ? 'Edit author' : 'Add author'} onClose={onClose}>
      <AuthorForm
        author={author}
        nameHint="As it is written in the author field of posts."
        isPending={isPending}
        error={error}
        onSave={handleSave}
        onClose={onClose}
      >
        {accounts.length > 0 ? (
          <SelectField
            label="Account"
            hint="The colleague whose profile this is: they can edit it, and it is the author of their new posts."
            error={fieldError(error, 'staffId') ?? null}
            value={(staffId === undefined ? current : staffId) ?? ''}
            options={[
              { value: '', label: 'Nobody on the team' },
              ...accounts
                .filter(({ id, authorId }) => authorId === null || id === current)
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => setStaffId(chosen || null)}
          />
        ) : null}
      </AuthorForm>
    </Dialog>
  );
}
