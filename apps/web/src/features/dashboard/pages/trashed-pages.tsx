import type { AddedPage } from '@tideline/domain/page/added-page';
import { TRASH_RETENTION_DAYS } from '@tideline/domain/post/post';
import { trpc } from '../../../lib/calls/trpc.ts';
import { May } from '../../../staff/roles/may.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import type { Column } from '../lists/column.ts';
import { DataTable } from '../lists/data-table.tsx';

/** The added pages in the trash, below the list of pages; nothing without any. */
export function TrashedPages() {
  const trash = trpc.pages.trashed.useQuery(undefined, { meta: { failure: 'Failed to fetch the trash' } });
  if (!trash.data?.length) return null;
  return (
    <section aria-labelledby="trashed-pages" className="pt-12">
      <h2 id="trashed-pages" className="type-title text-title-s">
        Trash
      </h2>
      <p className="mt-1 pb-4 text-sm text-muted">Pages are kept here for {TRASH_RETENTION_DAYS} days.</p>
      <DataTable caption="Pages in the trash" columns={COLUMNS} rows={trash.data} />
    </section>
  );
}

const COLUMNS: Column<AddedPage>[] = [
  {
    header: 'Page',
    isRowHeader: true,
    className: 'font-[560]',
    renderCell: ({ title }) => <UserText text={title} />,
  },
  { header: 'Path', place: 'under', className: 'text-muted wrap-anywhere', renderCell: ({ path }) => path },
  {
    header: 'Actions',
    head: <span className="sr-only">Actions</span>,
    place: 'after',
    className: 'text-right',
    renderCell: (page) => (
      <May use="pages.publish">
        <RestoreButton page={page} />
      </May>
    ),
  },
];

function RestoreButton({ page: { id, title, publicSince } }: { page: AddedPage }) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const restore = trpc.pages.untrash.useMutation({
    meta: { failure: 'Failed to restore the page' },
    onSuccess: async () => {
      const text = publicSince ? 'Visitors see it again.' : 'It is back in the list.';
      toast({ title: `Restored: ${title}`, text });
      await utils.pages.invalidate();
    },
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Restore ${title}`}
      disabled={restore.isPending}
      onClick={() => restore.mutate({ id })}
    >
      {restore.isPending ? 'Restoring...' : 'Restore'}
    </Button>
  );
}
