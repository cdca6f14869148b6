import { type SavedView, type SavedViewFilters, SAVED_VIEW_NAME_MAX_LENGTH } from '@tideline/domain/contact/saved-view';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';

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
        <Field label="Name" required error={error ? errorMessage(error) : null}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        {view ? null : (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-4.5 accent-(--tide)"
              checked={isShared}
              onChange={(event) => setIsShared(event.target.checked)}
            />
            Share with all staff
          </label>
        )}
        <DialogFoot action="Save" pendingAction="Saving..." isPending={isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
