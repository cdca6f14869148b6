import { IMPORT_KINDS, type ImportKind, type SiteImport, UNDO_DAYS } from '@tideline/domain/moving/site-import';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { KIND_WORDS } from './words/import-words.ts';
import { sumCounts } from './words/sum-counts.ts';

/** The kinds that become something here. */
const BROUGHT: readonly ImportKind[] = IMPORT_KINDS.filter((kind) => !['file', 'rest', 'fault'].includes(kind));

export type StartImportDialogProps = { found: SiteImport; onClose: () => void };

/** Says what an import will do, and starts it. */
export function StartImportDialog({ found: { id, counts, siteAddress }, onClose }: StartImportDialogProps) {
  const utils = trpc.useUtils();
  const start = trpc.imports.start.useMutation({
    onSuccess: async () => {
      await utils.imports.invalidate();
      onClose();
    },
  });
  const form = useForm({}, start);
  const things = sumCounts(counts)
    .rows.filter((row) => BROUGHT.some((kind) => kind === row.id))
    .map(({ id: kind, found }) => quantity(found, kind === 'all' ? ['thing', 'things'] : KIND_WORDS[kind]));
  return (
    <FormDialog
      form={form}
      title="Import into this site?"
      action="Import"
      pendingAction="Starting..."
      onSubmit={() => start.mutate({ id })}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-2 pl-5 text-muted">
        <li>{new Intl.ListFormat('en-US').format(things) || 'Nothing'} will be added.</li>
        <li>What was public is public at once, with its former date. Drafts stay drafts.</li>
        <li>Things of an earlier import are updated, except those that were edited here since.</li>
        <li>
          {siteAddress === ''
            ? 'Pictures are fetched from the old site. Old addresses are not redirected, as the address of the old site is missing.'
            : 'Pictures are fetched from the old site, and old addresses redirect to the new pages.'}
        </li>
        <li>Nobody gets an email.</li>
      </ul>
      <p className="text-muted">
        It goes on in the background. You can pause it at any time, and undo it for {UNDO_DAYS} days.
      </p>
    </FormDialog>
  );
}
