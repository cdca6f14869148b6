import type { SiteImport } from '@tideline/domain/moving/site-import';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';

export type UndoImportDialogProps = { found: SiteImport; onClose: () => void };

/** Says what goes away and what stays, and undoes an import. */
export function UndoImportDialog({ found: { id, system }, onClose }: UndoImportDialogProps) {
  const utils = trpc.useUtils();
  const undo = trpc.imports.undo.useMutation({
    onSuccess: async () => {
      await utils.imports.invalidate();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Undo this import?"
      action="Undo the import"
      pendingAction="Undoing..."
      act={undo}
      onConfirm={() => undo.mutate({ id })}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>What it added is taken away, and old addresses no longer lead to it.</li>
        <li>What it updated gets its former text.</li>
        {system === 'own' ? (
          <li>
            Settings, hours and kinds of calls, texts of built-in pages, the brand, topics and subscribers stay. Change
            them by hand.
          </li>
        ) : null}
        <li>What was changed here since stays as it is, and is listed.</li>
      </ul>
    </ConfirmDialog>
  );
}
