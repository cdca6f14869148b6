import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';
import { conversationScope } from './use-reply-draft.ts';

/** Deletes the unsent reply with its files, after a confirmation. */
export function DiscardDraft({ contactId, onDiscarded }: { contactId: string; onDiscarded: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const discard = trpc.conversations.discardDraft.useMutation({
    scope: conversationScope(contactId),
    onSuccess: async () => {
      onDiscarded();
      setIsAsking(false);
      await utils.conversations.read.invalidate({ contactId });
    },
  });
  return (
    <>
      <IconButton label="Discard draft" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" className="icon" />
      </IconButton>
      {isAsking ? (
        <ConfirmDialog
          title="Discard this draft?"
          action="Discard draft"
          pendingAction="Discarding..."
          act={discard}
          onConfirm={() => discard.mutate({ contactId })}
          onClose={() => setIsAsking(false)}
        >
          <p>Its text and its files are deleted.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
