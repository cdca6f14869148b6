import type { Post, PostFields } from '@tideline/domain/post/post';
import { REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { POST_FIELD_LABELS, type PostForm } from '../post-form.ts';
import { RevisionChanges } from './revision-changes.tsx';
import { RevisionFailure, RevisionsFrame } from './revisions-frame.tsx';

export type RevisionsDialogProps = {
  postId: string;
  /** Current form, compared with each revision. */
  form: PostForm;
  version: number;
  /** The editor shows pending changes, which have no revisions. */
  isPending: boolean;
  timeZone: string;
  onRestored: (post: Post) => void;
  onClose: () => void;
};

/** Earlier revisions of the post: compared with the editor and restorable. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  const { postId, form, version, isPending, timeZone, onRestored, onClose } = props;
  const utils = trpc.useUtils();
  const list = trpc.posts.revisions.list.useQuery({ id: postId }, { refetchOnMount: 'always', gcTime: 0 });
  const [picked, setPicked] = useState<number | null>(null);
  const restore = trpc.posts.revisions.restore.useMutation({
    meta: { failure: 'Failed to restore the revision' },
    onSuccess: async (post) => {
      onRestored(post);
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  return (
    <RevisionsFrame
      {...{ list, version, timeZone, restore, onClose }}
      // The newest revision equals the stored post, so the one before is selected first.
      chosen={picked ?? list.data?.[1]?.version ?? list.data?.[0]?.version}
      onChoose={setPicked}
      renderComparison={(chosen) => <Comparison postId={postId} version={chosen} form={form} />}
      note={
        isPending
          ? 'These are of the live post. To restore one, update or discard the pending changes first.'
          : `The newest ${REVISIONS_PER_POST} are kept. Restoring is a save of its own; status and date stay.`
      }
      mayRestore={!isPending}
      onRestore={(chosen) => restore.mutate({ id: postId, version: chosen, expectedVersion: version })}
    />
  );
}

type ComparisonProps = { postId: string; version: number; form: PostForm };

function Comparison({ postId, version, form }: ComparisonProps) {
  const { data, error } = trpc.posts.revisions.byVersion.useQuery({ id: postId, version }, { gcTime: 0 });
  if (error) return <RevisionFailure error={error} />;
  if (!data) return <Skeleton className="h-48" />;
  return <RevisionChanges fields={textsOf(data.fields, form)} />;
}

function textsOf(fields: PostFields, form: PostForm) {
  const before = { ...fields, tags: fields.tags.join(', ') };
  const names = [
    ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'featuredImageUrl'] as const),
    ...(['metaTitle', 'metaDescription', 'socialImageUrl', 'canonicalUrl'] as const),
  ];
  return names.map((name) => ({ label: POST_FIELD_LABELS[name], before: before[name], after: form[name] }));
}
