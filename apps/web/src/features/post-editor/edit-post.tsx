import type { PendingChanges } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { useState } from 'react';
import { useTimeZone } from '../../lib/calls/use-time-zone.ts';
import { useMay } from '../../lib/calls/use-may.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { findUser } from '../../lib/session/session.ts';
import { NotForRole } from '../../staff/roles/not-for-role.tsx';
import { isIssueDraft } from './drafts/draft-storage.ts';
import { useLeftDrafts } from './drafts/use-left-drafts.ts';
import { EditorScreen } from './editor-screen.tsx';
import { startEmpty, startFromPost } from './editor-start.ts';
import { ReadPost } from './read-post.tsx';
import { EditorFailure, EditorSkeleton } from './frame/loading-editor.tsx';

export type EditPostProps = {
  id: string;
  /** Called when the post has another address; the editor stays open. */
  onAddress: (id: string) => void;
  onClose: () => void;
};

/** Fetches a post and opens it in the editor. */
export function EditPost({ id, onAddress, onClose }: EditPostProps) {
  // Date fields need the agency's time zone, so they wait for it.
  const site = trpc.settings.site.useQuery();
  const post = trpc.posts.byId.useQuery({ id }, { meta: { failure: 'Failed to fetch blog post' } });
  const changes = trpc.posts.pending.byPost.useQuery({ id }, { meta: { failure: 'Failed to fetch pending changes' } });
  const may = useMay();
  const isEditor = may('posts.edit-any');
  const owner = trpc.posts.owners.byPost.useQuery(
    { id },
    { enabled: !isEditor, meta: { failure: 'Failed to fetch the owner' } },
  );
  const { drafts } = useLeftDrafts();
  const queries = isEditor ? [post, changes] : [post, changes, owner];
  const failed = [...queries, site].filter(({ isError, data }) => isError && !data);
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
  const isFetched =
    (isEditor || drafts !== undefined) && queries.every((query) => query.data && query.isFetchedAfterMount);
  if (!isFetched || !post.data || !site.data) return <EditorSkeleton />;
  const { timeZone } = site.data;
  const pending = changes.data?.pending ?? null;
  const key = post.data.key;
  // Unsaved text stays accessible, even if the right to save it was lost.
  const hasText = drafts?.some((draft) => !isIssueDraft(draft) && draft.postKey === key) ?? false;
  const isEditable = isEditor || owner.data?.isEditable === true || hasText;
  return <LoadedPost key={id} post={post.data} {...{ pending, timeZone, isEditable, onAddress, onClose }} />;
}

type LoadedPostProps = Omit<EditPostProps, 'id'> & {
  post: Post;
  pending: PendingChanges | null;
  timeZone: string;
  isEditable: boolean;
};

/** The initial state is fixed on open: a later response must not change the text. */
function LoadedPost({ post, pending, timeZone, isEditable, onAddress, onClose }: LoadedPostProps) {
  const [start] = useState(() => (isEditable ? startFromPost(post, pending, timeZone) : null));
  if (start === null) return <ReadPost {...{ post, pending, onClose }} />;
  return <EditorScreen {...{ start, timeZone, onAddress, onClose }} />;
}

export type NewPostProps = Omit<EditPostProps, 'id'>;

/** The editor with an empty form; the author is who is signed in, by the name of their profile. */
export function NewPost(props: NewPostProps) {
  const account = trpc.auth.me.useQuery();
  // Fixed when the editor opens: a repeated query must not close it.
  const [author, setAuthor] = useState<string | null>(null);
  const mayWrite = useMay()('posts.edit');
  if (author !== null) return <EmptyPost author={author} {...props} />;
  if (!mayWrite) return <NotForRole />;
  if (!account.isFetching) setAuthor(account.data?.byline ?? findUser()?.name ?? '');
  return <EditorSkeleton />;
}

function EmptyPost({ author, onAddress, onClose }: NewPostProps & { author: string }) {
  const timeZone = useTimeZone();
  const [start] = useState(() => startEmpty(author));
  return <EditorScreen {...{ start, timeZone, onAddress, onClose }} />;
}
