import { useNavigate } from '@tanstack/react-router';
import { ADDED_PAGE_LIMITS, type AddedPageKind } from '@tideline/domain/page/added-page';
import { toPostId } from '@tideline/domain/post/post-id';
import { trpc } from '../../../lib/calls/trpc.ts';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

const KINDS: { value: AddedPageKind; label: string }[] = [
  { value: 'industry', label: 'Landing page' },
  { value: 'case-study', label: 'Case study' },
  { value: 'plain', label: 'Text page' },
];

const HINTS: Record<AddedPageKind, string> = {
  industry: 'Like the pages of the industries.',
  'case-study': 'Like the case studies, and listed with them.',
  plain: 'A headline and a text in Markdown.',
};

/** Adds a page, and opens it in the editor. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const add = trpc.pages.add.useMutation({
    meta: { failure: 'Failed to add the page' },
    onSuccess: async ({ id }) => {
      await utils.pages.list.invalidate();
      await navigate({ to: '/admin/pages/{-$documentId}', params: { documentId: id } });
    },
  });
  const form = useForm<{ kind: AddedPageKind; title: string; path: string }>(
    { kind: 'industry', title: '', path: '' },
    add,
  );
  const { kind, title, path } = form.values;
  return (
    <FormDialog
      title="New page"
      form={form}
      action="Add page"
      pendingAction="Adding..."
      onSubmit={() => add.mutate({ kind, title, ...(path.trim() !== '' && { path }) })}
      onClose={onClose}
    >
      <TextField label="Title" dir="auto" maxLength={ADDED_PAGE_LIMITS.title} {...form.field('title')} />
      <SelectField label="Kind" hint={HINTS[kind]} options={KINDS} {...form.field('kind')} />
      <TextField
        label="Address"
        hint="Leave it empty to make it from the title."
        placeholder={/[a-z]/i.test(title) ? `${kind === 'case-study' ? '/case-studies' : ''}/${toPostId(title)}` : ''}
        maxLength={ADDED_PAGE_LIMITS.path}
        {...form.field('path')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-sm text-muted">Visitors see the page once you publish it.</p>
    </FormDialog>
  );
}
