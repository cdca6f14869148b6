import { RELEASE_LIMITS, type Release, type ReleasePart } from '@tideline/domain/release/release';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../lib/calls/trpc.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useForm } from '../kit/dialogs/use-form.ts';
import { SelectField } from '../kit/fields/select-field.tsx';

/** The choice of a release that does not exist yet. */
const NEW = 'new';

export type AddToReleaseDialogProps = {
  /** What is added. */
  part: Pick<ReleasePart, 'kind' | 'objectId'>;
  /** Those that are not published. */
  releases: readonly Pick<Release, 'id' | 'name'>[];
  /** Saves what is typed. */
  save: () => Promise<unknown>;
  /** Reads the draft again: a date of its own has ended. */
  onAdded: () => Promise<unknown>;
  onClose: () => void;
};

/** Adds a draft to a release, or to a new one. */
export function AddToReleaseDialog({ part, releases, save, onAdded, onClose }: AddToReleaseDialogProps) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const add = useMutation({
    async mutationFn({ releaseId, name }: { releaseId: string; name: string }) {
      await save();
      const { releases: calls } = utils.client;
      const id = releaseId === NEW ? (await calls.add.mutate({ name })).id : releaseId;
      await calls.addPart.mutate({ id, ...part });
    },
    async onSuccess() {
      toast({ title: 'Added to the release', text: 'It becomes public with the release. Pages lists the releases.' });
      onClose();
      await Promise.all([onAdded(), utils.releases.invalidate(), utils.pages.invalidate()]);
    },
  });
  const form = useForm({ releaseId: releases[0]?.id ?? NEW, name: '' }, add);
  const options = [
    ...releases.map((release) => ({ value: release.id, label: release.name })),
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
