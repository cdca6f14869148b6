import type { Post } from '@tideline/domain/post/post';
import { ADDRESS_MAX_LENGTH, toPostId } from '@tideline/domain/post/post-id';
import { postPath } from '@tideline/domain/site/site-path';
import { trpc } from '../../../lib/calls/trpc.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';

export type ChangeAddressDialogProps = {
  id: string;
  postKey: string;
  onMoved: (post: Post) => void;
  onClose: () => void;
};

/** Moves a published post to another address. */
export function ChangeAddressDialog({ id, postKey, onMoved, onClose }: ChangeAddressDialogProps) {
  const utils = trpc.useUtils();
  const move = trpc.posts.update.useMutation({
    meta: { failure: 'Failed to change the address' },
    onSuccess: async (post) => {
      onMoved(post);
      await Promise.all([utils.posts.invalidate(), utils.addresses.invalidate()]);
    },
  });
  const form = useForm({ address: id }, move);
  const typed = form.values.address;
  const address = toPostId(typed);
  const isSame = typed.trim() === '' || address === id;
  return (
    <FormDialog
      title="Change address"
      form={form}
      action="Change address"
      pendingAction="Changing..."
      isDisabled={isSame}
      onSubmit={() => move.mutate({ id, key: postKey, changes: { address } })}
      onClose={onClose}
    >
      <TextField
        label="New address"
        hint={isSame ? undefined : `The post will be at ${postPath(address)}.`}
        maxLength={ADDRESS_MAX_LENGTH}
        {...form.field('address')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-sm text-muted wrap-anywhere">
        {postPath(id)} will redirect to the new address permanently. Links and search engines follow.
      </p>
    </FormDialog>
  );
}
