import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../lib/text/error-message.ts';
import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { findUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/sections/empty-state.tsx';
import { Skeleton } from '../../ui/sections/skeleton.tsx';
import { EditorScreen } from './editor-screen.tsx';
import { startEmpty, startFromPost } from './editor-start.ts';

export type EditPostProps = { id: string; onClose: () => void };

/** Fetches a post and opens it in the editor. */
export function EditPost({ id, onClose }: EditPostProps) {
  // Date fields need the agency's time zone, so they wait for it.
  const site = trpc.settings.site.useQuery();
  const post = trpc.posts.byId.useQuery(
    { id },
    { refetchOnMount: 'always', meta: { failure: 'Failed to fetch blog post' } },
  );
  const changes = trpc.posts.pending.byPost.useQuery(
    { id },
    { refetchOnMount: 'always', meta: { failure: 'Failed to fetch pending changes' } },
  );
  const failed = [post, site, changes].filter(({ isError, data }) => isError && !data);
  if (failed[0]) {
    return (
      <EmptyState
        title="Failed to fetch blog post"
        text={errorMessage(failed[0].error)}
        action={
          <div className="flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={onClose}>
              <ArrowLeft aria-hidden="true" className="icon" />
              Back
            </Button>
            <Button size="sm" onClick={() => failed.forEach((query) => void query.refetch())}>
              Retry
            </Button>
          </div>
        }
      />
    );
  }
  const isFetched = [post, changes].every((query) => query.data && query.isFetchedAfterMount);
  if (!isFetched || !post.data || !site.data) return <EditorSkeleton />;
  const { timeZone } = site.data;
  return <LoadedPost key={id} post={post.data} pending={changes.data?.pending ?? null} {...{ timeZone, onClose }} />;
}

type LoadedPostProps = { post: Post; pending: PendingChanges | null; timeZone: string; onClose: () => void };

/** The initial state is fixed on open: a later response must not change the text. */
function LoadedPost({ post, pending, timeZone, onClose }: LoadedPostProps) {
  const [start] = useState(() => startFromPost(post, pending, timeZone));
  return <EditorScreen start={start} timeZone={timeZone} onCreated={() => undefined} onClose={onClose} />;
}

export type NewPostProps = { onCreated: (id: string) => void; onClose: () => void };

/** The editor with an empty form; the author is who is signed in. */
export function NewPost({ onCreated, onClose }: NewPostProps) {
  const timeZone = useTimeZone();
  const [start] = useState(() => startEmpty(findUser()?.name ?? ''));
  return <EditorScreen start={start} timeZone={timeZone} onCreated={onCreated} onClose={onClose} />;
}

function EditorSkeleton() {
  return (
    <div className="grid gap-5 py-8">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
