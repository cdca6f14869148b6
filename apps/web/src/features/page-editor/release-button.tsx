import { RELEASE_LIMITS } from '@tideline/domain/release/release';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../lib/calls/trpc.ts';
import { FormDialog } from '../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../staff/kit/fields/select-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';

/** The choice of a release that does not exist yet. */
const NEW = 'new';

export type ReleaseButtonProps = {
  id: string;
  isBusy: boolean;
  /** Saves what is typed. */
  save: () => Promise<unknown>;
  /** Reads the draft again: a date of its own has ended. */
  onAdded: () => Promise<unknown>;
};

/** Adds the draft of a page to a release, or names the one that it is in. */
export function ReleaseButton({ id, isBusy, save, onAdded }: ReleaseButtonProps) {
  const releases = trpc.releases.list.useQuery(undefined, { meta: { failure: 'Failed to fetch releases' } });
  const [isOpen, setIsOpen] = useState(false);
  if (!releases.data) return null;
  const open = releases.data.filter(({ publishedAt }) => publishedAt === null);
  const own = open.find(({ parts }) => parts.some(({ kind, objectId }) => kind === 'page' && objectId === id));
  if (own) {
    return (
      <p className="max-w-60 truncate text-sm text-muted">
        In “<bdi>{own.name}</bdi>”
      </p>
    );
  }
  return (
    <>
      <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => setIsOpen(true)}>
        Release…
      </Button>
      {isOpen ? <AddDialog {...{ id, open, save, onAdded }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

type AddDialogProps = Omit<ReleaseButtonProps, 'isBusy'> & {
  open: readonly { id: string; name: string }[];
  onClose: () => void;
};

function AddDialog({ id, open, save, onAdded, onClose }: AddDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const add = useMutation({
    async mutationFn({ releaseId, name }: { releaseId: string; name: string }) {
      await save();
      const { releases } = utils.client;
      const release = releaseId === NEW ? (await releases.add.mutate({ name })).id : releaseId;
      await releases.addPart.mutate({ id: release, kind: 'page', objectId: id });
    },
    async onSuccess() {
      toast({ title: 'Added to the release', text: 'It becomes public with the release. Pages lists the releases.' });
      onClose();
      await Promise.all([onAdded(), utils.releases.invalidate(), utils.pages.invalidate()]);
    },
  });
  const form = useForm({ releaseId: open[0]?.id ?? NEW, name: '' }, add);
  const options = [
    ...open.map((release) => ({ value: release.id, label: release.name })),
    { value: NEW, label: 'New release' },
  ];
  return (
    <FormDialog
      title="Add to a release"
      form={form}
      action="Add"
      pendingAction="Adding..."
      onSubmit={() => add.mutate(form.values)}
      onClose={onClose}
    >
      <SelectField
        label="Release"
        hint="Everything in a release becomes public at one moment."
        options={options}
        {...form.field('releaseId')}
      />
      {form.values.releaseId === NEW ? (
        <TextField label="Name" dir="auto" maxLength={RELEASE_LIMITS.name} {...form.field('name')} />
      ) : null}
    </FormDialog>
  );
}
