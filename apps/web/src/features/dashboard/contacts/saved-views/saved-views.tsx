import { Link } from '@tanstack/react-router';
import type { SavedView } from '@tideline/domain/contact/saved-view';
import { BookmarkPlus, Pencil, Trash2, Users } from 'lucide-react';
import { useOpenDialog } from '../../../../lib/forms/use-open-dialog.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { classNames } from '../../../../ui/controls/class-names.ts';
import type { TabSearch } from '../../dashboard-search.ts';
import { isFiltered } from '../../lists/is-filtered.ts';
import { RowMenu } from '../../lists/row-menu.tsx';
import { ViewDialog } from './view-dialog.tsx';

const FAILURE = 'Failed to fetch saved views';

type OpenDialog = { kind: 'add' } | { kind: 'rename' | 'remove'; view: SavedView };

/** The person's own saved views, and shared ones of others. */
export function SavedViews({ search }: { search: TabSearch<'contacts'> }) {
  const [dialog, openDialog, closeDialog] = useOpenDialog<OpenDialog>();
  const utils = trpc.useUtils();
  const views = trpc.contacts.views.list.useQuery(undefined, { meta: { failure: FAILURE } });
  const remove = trpc.contacts.views.remove.useMutation({
    onSuccess: async () => {
      closeDialog();
      await utils.contacts.views.invalidate();
    },
  });
  const { q, status, sort } = search;
  const filters = { q, status, sort };
  const isCurrent = (view: SavedView) =>
    view.q === filters.q && view.status === filters.status && view.sort === filters.sort;
  const all = views.data ?? [];
  const canSave = (isFiltered(search) || search.sort !== undefined) && !all.some(isCurrent);
  if (all.length === 0 && !canSave) return null;
  return (
    <nav aria-label="Saved views" className="flex flex-wrap items-center gap-2 pb-3">
      {all.map((view) => (
        <span
          key={view.id}
          data-one-line
          className={classNames(
            'inline-flex max-w-64 items-center rounded-full border text-sm',
            isCurrent(view) ? 'border-accent bg-tint' : 'border-line-strong',
          )}
        >
          <Link
            to="/admin"
            search={{ tab: 'contacts', q: view.q, status: view.status, sort: view.sort, view: search.view }}
            preload={false}
            aria-current={isCurrent(view) ? 'page' : undefined}
            className="flex min-h-9 min-w-0 items-center gap-1.5 px-3 hover:underline pointer-coarse:min-h-11"
          >
            {view.isShared ? (
              <>
                <Users aria-hidden="true" className="icon flex-none text-muted" />
                <span className="sr-only">Shared </span>
              </>
            ) : null}
            <UserText text={view.name} className="min-w-0!" />
          </Link>
          {view.isOwn ? (
            <RowMenu
              name={`Actions for the view ${view.name}`}
              items={[
                {
                  id: 'rename',
                  label: 'Rename',
                  icon: <Pencil aria-hidden="true" className="icon" />,
                  onSelect: () => openDialog({ kind: 'rename', view }),
                },
                {
                  id: 'remove',
                  label: 'Delete',
                  icon: <Trash2 aria-hidden="true" className="icon" />,
                  tone: 'danger',
                  hasSeparator: true,
                  onSelect: () => openDialog({ kind: 'remove', view }),
                },
              ]}
            />
          ) : null}
        </span>
      ))}
      {canSave ? (
        <Button size="sm" variant="quiet" onClick={() => openDialog({ kind: 'add' })}>
          <BookmarkPlus aria-hidden="true" className="icon" />
          Save view
        </Button>
      ) : null}
      {dialog?.kind === 'add' ? <ViewDialog view={null} filters={filters} onClose={closeDialog} /> : null}
      {dialog?.kind === 'rename' ? <ViewDialog view={dialog.view} filters={filters} onClose={closeDialog} /> : null}
      {dialog?.kind === 'remove' ? (
        <ConfirmDialog
          title="Delete this view?"
          act={remove}
          onConfirm={() => remove.mutate({ id: dialog.view.id })}
          onClose={closeDialog}
        >
          <p dir="auto">{dialog.view.name}</p>
          <p>{dialog.view.isShared ? 'It is deleted for all staff. ' : ''}The inquiries stay.</p>
        </ConfirmDialog>
      ) : null}
    </nav>
  );
}
