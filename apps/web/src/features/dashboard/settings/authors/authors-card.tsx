import type { PublicAuthor } from '@tideline/domain/author/author';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../../staff/kit/dialogs/confirm-dialog.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { AddLabel } from '../../../../staff/kit/buttons/add-label.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Portrait } from '../../../../ui/drawing/portrait.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { AuthorDialog } from './author-dialog.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';

/** The profiles of authors: list, add, edit, delete. */
export function AuthorsCard() {
  const [edited, setEdited] = useState<PublicAuthor | 'new' | null>(null);
  const [deleted, setDeleted] = useState<PublicAuthor | null>(null);
  const toast = useToast();
  const utils = trpc.useUtils();
  const authors = trpc.authors.list.useQuery(undefined, { meta: { failure: 'Failed to fetch authors' } });
  const remove = trpc.authors.remove.useMutation({
    onSuccess: async () => {
      toast({ title: 'Author deleted', text: deleted?.name ?? '' });
      setDeleted(null);
      await utils.authors.invalidate();
    },
  });

  return (
    <SettingsSection
      section="authors"
      state={authors.data ? stateOf(authors.data) : null}
      action={
        <Button size="sm" variant="secondary" onClick={() => setEdited('new')}>
          <AddLabel>Add author</AddLabel>
        </Button>
      }
    >
      <p className="text-sm text-muted">
        Everyone sees these profiles: on the About page, next to bylines and on author pages. A post belongs to a
        profile when its author field has the same name.
      </p>
      <QueryPanel query={authors} skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => (
          <ul>
            {data.map((author) => (
              <AuthorRow
                key={author.id}
                author={author}
                onEdit={() => setEdited(author)}
                onDelete={() => {
                  remove.reset();
                  setDeleted(author);
                }}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {edited ? <AuthorDialog author={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
      {deleted ? (
        <ConfirmDialog
          title="Delete this author?"
          action="Delete author"
          pendingAction="Deleting..."
          act={remove}
          onConfirm={() => remove.mutate({ id: deleted.id })}
          onClose={() => setDeleted(null)}
        >
          <p className="wrap-anywhere">
            The profile of {deleted.name} is deleted permanently. Posts keep the name in their author field.
          </p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}

function stateOf(authors: readonly PublicAuthor[]): string {
  if (authors.length === 0) return 'No authors yet.';
  const silent = authors.filter(({ postCount }) => postCount === 0).length;
  const all = authors.length === 1 ? '1 author has a profile' : `${authors.length} authors have profiles`;
  return `${all}; ${silent === 0 ? 'each has a public post.' : `${silent} without a public post.`}`;
}

type AuthorRowProps = { author: PublicAuthor; onEdit: () => void; onDelete: () => void };

function AuthorRow({ author, onEdit, onDelete }: AuthorRowProps) {
  const { name, role, sentence, pictureUrl, postCount, isSample } = author;
  return (
    <li className="flex gap-4 border-t border-line py-3">
      <Portrait name={name} pictureUrl={pictureUrl} sizes="4rem" className="h-20 w-16 flex-none" />
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isSample ? <Badge tone="accent">Sample data</Badge> : null}
        </h3>
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{role || 'No role'}</bdi>; {postCount === 1 ? '1 public post' : `${postCount} public posts`}
        </p>
        <p dir="auto" className="text-sm wrap-anywhere">
          {sentence}
        </p>
        <div className="-ml-3 flex flex-wrap">
          <RowButton act="Edit" name={name} onClick={onEdit} />
          <RowButton act="Delete" name={name} onClick={onDelete} />
        </div>
      </div>
    </li>
  );
}
