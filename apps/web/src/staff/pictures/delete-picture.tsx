import type { Picture } from '@tideline/domain/picture/picture';
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
  const uses = trpc.media.uses.useQuery({ id }, { enabled: isAsking, refetchOnMount: 'always', gcTime: 0 });
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
  const used = uses.data;
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-sm" aria-live="polite">
      {uses.isPending && !error ? <p className="text-muted">Looking where it is used…</p> : null}
      {used && used.total > 0 ? (
        <div>
          <p>It is used here; take it out there first:</p>
          <ul className="list-disc pl-5">
            {used.posts.map((post) => (
              <li key={post.id} className="break-words">
                {displayTitle(post)}
                {post.isInTrash ? ' (in the trash)' : ''}
              </li>
            ))}
            {used.total > used.posts.length ? <li>{used.total - used.posts.length} more</li> : null}
          </ul>
        </div>
      ) : null}
      {used?.total === 0 ? <p>No saved post uses it. Delete it for good?</p> : null}
      {error ? (
        <p role="alert" className="text-danger">
          {errorMessage(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {used?.total === 0 ? (
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
