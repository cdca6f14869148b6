import { type SavedView, type SavedViewFilters, SAVED_VIEW_NAME_MAX_LENGTH } from '@tideline/domain/contact/saved-view';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { CheckboxField } from '../../../../staff/kit/checkbox-field.tsx';

export type ViewDialogProps = {
  /** The saved view to rename; null saves a new one. */
  view: SavedView | null;
  filters: SavedViewFilters;
  onClose: () => void;
};

/** Saves the filters of the list under a name, or renames a saved view. */
export function ViewDialog({ view, filters, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(false);
  const utils = trpc.useUtils();
  async function handleSaved() {
    onClose();
    await utils.contacts.views.invalidate();
  }
  const add = trpc.contacts.views.add.useMutation({ onSuccess: handleSaved });
  const rename = trpc.contacts.views.rename.useMutation({ onSuccess: handleSaved });
  const { isPending, error } = view ? rename : add;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (view) rename.mutate({ id: view.id, name });
    else add.mutate({ ...filters, name, isShared });
  }

  return (
    <Dialog open title={view ? 'Rename view' : 'Save view'} onClose={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name"
          required
          error={error ? errorMessage(error) : null}
          dir="auto"
          autoComplete="off"
          maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
          value={name}
          onChange={setName}
        />
        {view ? null : (
          <CheckboxField
            label="Share with all staff"
            className="min-h-11"
            isChecked={isShared}
            onChange={setIsShared}
          />
        )}
        <DialogFoot action="Save" pendingAction="Saving..." isPending={isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
