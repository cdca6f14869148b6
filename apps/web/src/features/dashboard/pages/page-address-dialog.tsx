import { ADDED_PAGE_LIMITS } from '@tideline/domain/page/added-page';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { trpc } from '../../../lib/calls/trpc.ts';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

export type PageAddressDialogProps = { page: PageSummary; onClose: () => void };

/** Moves an added page to another address. */
export function PageAddressDialog({ page: { id, path, added }, onClose }: PageAddressDialogProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const move = trpc.pages.move.useMutation({
    meta: { failure: 'Failed to change the address' },
    onSuccess: async (moved) => {
      toast({ title: 'Address changed', text: `The page is at ${moved.path}.` });
      onClose();
      await Promise.all([utils.pages.invalidate(), utils.addresses.invalidate()]);
    },
  });
  const form = useForm({ path: path ?? '' }, move);
  return (
    <FormDialog
      title="Change address"
      form={form}
      action="Change address"
      pendingAction="Changing..."
      isDisabled={form.values.path.trim() === path}
      onSubmit={() => move.mutate({ id, ...form.values })}
      onClose={onClose}
    >
      <TextField
        label="New address"
        maxLength={ADDED_PAGE_LIMITS.path}
        {...form.field('path')}
        autoCapitalize="none"
        spellCheck={false}
      />
      {added?.firstPublishedAt ? (
        <p className="text-sm text-muted wrap-anywhere">
          {path} will redirect to the new address permanently. Links and search engines follow.
        </p>
      ) : null}
    </FormDialog>
  );
}
