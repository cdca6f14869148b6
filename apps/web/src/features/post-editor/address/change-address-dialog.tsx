import type { Post } from '@tideline/domain/post/post';
import { ADDRESS_MAX_LENGTH, toPostId } from '@tideline/domain/post/post-id';
import { postPath } from '@tideline/domain/site/site-path';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type ChangeAddressDialogProps = {
  id: string;
  postKey: string;
  onMoved: (post: Post) => void;
  onClose: () => void;
};

/** Moves a published post to another address. */
export function ChangeAddressDialog({ id, postKey, onMoved, onClose }: ChangeAddressDialogProps) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState(id);
  const address = toPostId(typed);
  const move = trpc.posts.update.useMutation({
    meta: { failure: 'Failed to change the address' },
    onSuccess: async (post) => {
      onMoved(post);
      await Promise.all([utils.posts.invalidate(), utils.addresses.invalidate()]);
    },
  });
  const isSame = typed.trim() === '' || address === id;
  function change() {
    if (!isSame && !move.isPending) move.mutate({ id, key: postKey, changes: { address } });
  }
  return (
    <Dialog open title="Change address" onClose={onClose}>
      {/* No form: the dialog stands inside the editor's. */}
      <div className="grid gap-5">
        <TextField
          label="New address"
          hint={isSame ? undefined : `The post will be at ${postPath(address)}.`}
          maxLength={ADDRESS_MAX_LENGTH}
          value={typed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) change();
          }}
        />
        <p className="text-sm text-muted wrap-anywhere">
          {postPath(id)} will redirect to the new address permanently. Links and search engines follow.
        </p>
        <DialogFoot
          action="Change address"
          pendingAction="Changing..."
          isPending={move.isPending}
          isDisabled={isSame}
          error={move.error && errorMessage(move.error)}
          onAction={change}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}
