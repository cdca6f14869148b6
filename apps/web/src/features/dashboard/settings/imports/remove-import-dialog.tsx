import { useNavigate } from '@tanstack/react-router';
import type { SiteImport } from '@tideline/domain/moving/site-import';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

export type RemoveImportDialogProps = { found: SiteImport; onClose: () => void };

/** Asks before an uploaded file and its report are removed, then shows the list. */
export function RemoveImportDialog({ found: { id, fileName, state }, onClose }: RemoveImportDialogProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = trpc.imports.remove.useMutation({
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/admin', search: { tab: 'settings', section: 'import' } });
      toast({ title: 'Import removed', text: fileName });
      await utils.imports.list.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title="Remove this import?"
      action="Remove"
      pendingAction="Removing..."
      act={remove}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {state === 'done' || state === 'paused'
          ? 'The uploaded file and this report are deleted. What was imported stays on your site, and can no longer be undone.'
          : 'The uploaded file and the list of what is in it are deleted.'}
      </p>
    </ConfirmDialog>
  );
}
