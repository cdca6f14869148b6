import { trpc } from '../../../../lib/calls/trpc.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';

export type RedirectDialogProps = {
  /** The old address; if missing, the dialog asks for it. */
  path?: string;
  onClose: () => void;
};

/** Adds a redirect to a page of this site. */
export function RedirectDialog({ path: given = '', onClose }: RedirectDialogProps) {
  const utils = trpc.useUtils();
  const add = trpc.addresses.addRedirect.useMutation({
    meta: { failure: 'Failed to add the redirect' },
    onSuccess: async () => {
      onClose();
      await utils.addresses.invalidate();
    },
  });
  const form = useForm({ path: given, target: '' }, add);
  const { path, target } = form.values;
  return (
    <FormDialog
      title="Add redirect"
      form={form}
      action="Add redirect"
      pendingAction="Adding..."
      onSubmit={() => add.mutate({ path: withoutOrigin(path), target: withoutOrigin(target) })}
      onClose={onClose}
    >
      <TextField label="Old address" hint="An address without a page, such as /old-news." {...form.field('path')} />
      <TextField
        label="Leads to"
        hint="A page of this site, such as /services or /blog/local-seo."
        {...form.field('target')}
      />
    </FormDialog>
  );
}

/** The path of a whole address of this site. */
function withoutOrigin(address: string): string {
  const text = address.trim();
  return text.startsWith(`${location.origin}/`) ? text.slice(location.origin.length) : text;
}
