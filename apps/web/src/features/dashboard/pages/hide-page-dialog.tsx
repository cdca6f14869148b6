import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { UnpublishedField } from '../../../staff/unpublished-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type HidePageDialogProps = { page: PageSummary; onClose: () => void };

const HIDDEN: UnpublishedChoice = { answer: 'hidden' };
/** A redirect without a target, which the server refuses with a message. */
const UNNAMED: UnpublishedChoice = { answer: 'redirect', target: '' };

/** Takes a built-in page off the site. */
export function HidePageDialog({ page: { id, name }, onClose }: HidePageDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const [unpublished, setUnpublished] = useState<UnpublishedChoice>(HIDDEN);
  const hide = trpc.pages.hide.useMutation({
    meta: { failure: 'Failed to unpublish the page' },
    onSuccess: async () => {
      toast({ title: 'Page unpublished', text: `Visitors no longer see “${name}”.` });
      onClose();
      await utils.pages.invalidate();
    },
  });
  return (
    <ConfirmDialog
      title={
        <>
          Unpublish “<bdi>{name}</bdi>”?
        </>
      }
      action="Unpublish"
      pendingAction="Unpublishing..."
      act={hide}
      onConfirm={() => hide.mutate({ id, unpublished })}
      onClose={onClose}
    >
      <p>The page stays here. Menus, lists and the site map no longer lead to it.</p>
      <UnpublishedField value={HIDDEN} onValue={(value) => setUnpublished(value ?? UNNAMED)} />
    </ConfirmDialog>
  );
}
