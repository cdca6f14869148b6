import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { useState } from 'react';
import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { findUser } from '../../lib/session/session.ts';
import { EditorScreen } from './editor-screen.tsx';
import { startEmpty, startFromPost } from './editor-start.ts';
import { EditorFailure, EditorSkeleton } from './frame/loading-editor.tsx';

export type EditPostProps = {
  id: string;
  /** The post has another address now; the editor stays open. */
  onAddress: (id: string) => void;
  onClose: () => void;
};

/** Fetches a post and opens it in the editor. */
export function EditPost({ id, onAddress, onClose }: EditPostProps) {
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
      <EditorFailure
        title="Failed to fetch blog post"
        error={failed[0].error}
        onRetry={() => failed.forEach((query) => void query.refetch())}
        onClose={onClose}
      />
    );
  }
  const isFetched = [post, changes].every((query) => query.data && query.isFetchedAfterMount);
  if (!isFetched || !post.data || !site.data) return <EditorSkeleton />;
  const { timeZone } = site.data;
  const pending = changes.data?.pending ?? null;
  return <LoadedPost key={id} post={post.data} {...{ pending, timeZone, onAddress, onClose }} />;
}

type LoadedPostProps = Omit<EditPostProps, 'id'> & { post: Post; pending: PendingChanges | null; timeZone: string };

/** The initial state is fixed on open: a later response must not change the text. */
function LoadedPost({ post, pending, timeZone, onAddress, onClose }: LoadedPostProps) {
  const [start] = useState(() => startFromPost(post, pending, timeZone));
  return <EditorScreen {...{ start, timeZone, onAddress, onClose }} />;
}

export type NewPostProps = Omit<EditPostProps, 'id'>;

/** The editor with an empty form; the author is who is signed in, by the name of their profile. */
export function NewPost(props: NewPostProps) {
  const account = trpc.auth.me.useQuery();
  // Fixed on open: a query that is repeated must not close the editor.
  const [author, setAuthor] = useState<string | null>(null);
  if (author !== null) return <EmptyPost author={author} {...props} />;
  if (!account.isFetching) setAuthor(account.data?.byline ?? findUser()?.name ?? '');
  return <EditorSkeleton />;
}

function EmptyPost({ author, onAddress, onClose }: NewPostProps & { author: string }) {
  const timeZone = useTimeZone();
  const [start] = useState(() => startEmpty(author));
  return <EditorScreen {...{ start, timeZone, onAddress, onClose }} />;
}
