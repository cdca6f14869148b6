import { type SavedView, type SavedViewFilters, SAVED_VIEW_NAME_MAX_LENGTH } from '@tideline/domain/contact/saved-view';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

export type ViewDialogProps = {
  /** The saved view to rename; null saves a new one. */
  view: SavedView | null;
  filters: SavedViewFilters;
  onClose: () => void;
};

/** Saves the filters of the list under a name, or renames a saved view. */
export function ViewDialog({ view, filters, onClose }: ViewDialogProps) {
  const utils = trpc.useUtils();
  async function handleSaved() {
    onClose();
    await utils.contacts.views.invalidate();
  }
  const add = trpc.contacts.views.add.useMutation({ onSuccess: handleSaved });
  const rename = trpc.contacts.views.rename.useMutation({ onSuccess: handleSaved });
  const form = useForm({ name: view?.name ?? '', isShared: false }, view ? rename : add, 'name');

  function save() {
    if (view) rename.mutate({ id: view.id, name: form.values.name });
    else add.mutate({ ...filters, ...form.values });
  }

  return (
    <FormDialog title={view ? 'Rename view' : 'Save view'} form={form} onSubmit={save} onClose={onClose}>
      <TextField
        label="Name"
        required
        dir="auto"
        autoComplete="off"
        maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      {view ? null : (
        <CheckboxField
          label="Share with all staff"
          className="min-h-11"
          isChecked={form.values.isShared}
          onChange={(isShared) => form.set({ isShared })}
        />
      )}
    </FormDialog>
  );
}
