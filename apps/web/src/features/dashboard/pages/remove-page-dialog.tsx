import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { UnpublishedField } from '../../../staff/unpublished-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type RemovePageDialogProps = { page: PageSummary; onClose: () => void };

const HIDDEN: UnpublishedChoice = { answer: 'hidden' };
/** A redirect without a target, which the server refuses with a message. */
const UNNAMED: UnpublishedChoice = { answer: 'redirect', target: '' };

/** Takes an added page off the site: unpublishes it, or moves it to the trash. */
export function RemovePageDialog({ page: { id, name, added }, onClose }: RemovePageDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const [unpublished, setUnpublished] = useState<UnpublishedChoice>(HIDDEN);
  const isPublic = added?.publicSince != null;
  async function handleDone(title: string, text: string) {
    toast({ title, text });
    onClose();
    await utils.pages.invalidate();
  }
  const hide = trpc.pages.hide.useMutation({
    meta: { failure: 'Failed to unpublish the page' },
    onSuccess: () => handleDone('Page unpublished', `Visitors no longer see “${name}”.`),
  });
  const trash = trpc.pages.trash.useMutation({
    meta: { failure: 'Failed to delete the page' },
    onSuccess: () =>
      handleDone('Page moved to the trash', `“${name}” can be restored for ${TRASH_RETENTION_DAYS} days.`),
  });
  const isPending = hide.isPending || trash.isPending;
  return (
    <ConfirmDialog
      title={
        <>
          Delete “<bdi>{name}</bdi>”?
        </>
      }
      action="Move to trash"
      pendingAction={trash.isPending ? 'Moving...' : 'Move to trash'}
      act={{ isPending, error: hide.error ?? trash.error, reset: trash.reset }}
      alternative={
        isPublic ? (
          <Button variant="secondary" disabled={isPending} onClick={() => hide.mutate({ id, unpublished })}>
            {hide.isPending ? 'Unpublishing...' : 'Unpublish'}
          </Button>
        ) : null
      }
      onConfirm={() => trash.mutate({ id, ...(isPublic && { unpublished }) })}
      onClose={onClose}
    >
      {isPublic ? <p>Unpublish keeps the page here, where no visitor sees it.</p> : null}
      <p>Move to trash takes it away; it can be restored from the trash for {TRASH_RETENTION_DAYS} days.</p>
      {isPublic ? <UnpublishedField value={HIDDEN} onValue={(value) => setUnpublished(value ?? UNNAMED)} /> : null}
    </ConfirmDialog>
  );
}
