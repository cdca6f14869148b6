import { isPictureUsed, type Picture, type PictureUses } from '@tideline/domain/picture/picture';
import { displayTitle } from '@tideline/domain/post/post';
import { useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { Button } from '../../ui/controls/button.tsx';

export type DeletePictureProps = { picture: Picture; onDeleted: () => void };

/** Deletes an unused image permanently. */
export function DeletePicture({ picture: { id }, onDeleted }: DeletePictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const uses = trpc.media.uses.useQuery({ id }, { enabled: isAsking, gcTime: 0 });
  const remove = trpc.media.remove.useMutation({
    onSuccess: async () => {
      await utils.media.list.invalidate();
      onDeleted();
    },
  });
  const error = uses.error ?? remove.error;
  if (!isAsking) {
    return (
      <p className="border-t border-line pt-4">
        <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
          Delete picture
        </Button>
      </p>
    );
  }
  const isUsed = uses.data ? isPictureUsed(uses.data) : null;
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-sm" aria-live="polite">
      {uses.isPending && !error ? <p className="text-muted">Checking where it is used…</p> : null}
      {uses.data && isUsed ? <UseList uses={uses.data} /> : null}
      {isUsed === false ? <p>No saved post, page, author or work sample uses it. Delete it for good?</p> : null}
      {error ? (
        <p role="alert" className="text-danger">
          {errorMessage(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isUsed === false ? (
          <Button size="sm" variant="danger" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
            {remove.isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}

function UseList({ uses: { posts, total, authors, pages, isWorkPicture } }: { uses: PictureUses }) {
  return (
    <div>
      <p>It is used here. Remove it there first:</p>
      <ul className="list-disc pl-5">
        {posts.map((post) => (
          <li key={post.id} className="break-words">
            {displayTitle(post)}
            {post.isInTrash ? ' (in the trash)' : ''}
          </li>
        ))}
        {total > posts.length ? <li>{total - posts.length} more</li> : null}
        {authors.map((name) => (
          <li key={name} className="break-words">
            The portrait of <bdi>{name}</bdi> (Settings, Authors)
          </li>
        ))}
        {pages.length > 0 ? <li>A page of the site, its draft or an earlier version (Pages)</li> : null}
        {isWorkPicture ? <li>A work sample (Settings, Work samples)</li> : null}
      </ul>
    </div>
  );
}
