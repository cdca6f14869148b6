import type { PendingChanges, PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { countWords } from '@tideline/domain/post/reading-time';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { POST_FIELD_LABELS, type PostForm } from '../post-form.ts';
import { RevisionChanges } from './revision-changes.tsx';
import type { ListedRevision } from './revision-list.tsx';
import { RevisionFailure, RevisionsFrame } from './revisions-frame.tsx';

export type RevisionsDialogProps = {
  postId: string;
  /** Current form, compared with each revision. */
  form: PostForm;
  version: number;
  /**
   * Whether the post is live or has pending changes: a revision is then restored into these, and readers do not see it at
   * once.
   */
  isPending: boolean;
  onRestored: (post: Post) => void;
  /** The text of a revision, for the pending changes. */
  onTaken: (fields: PendingFields) => void;
  /** Makes the discarded changes pending again. */
  onRestoreDiscarded: (expectedVersion: string) => void;
  onClose: () => void;
};

/** Represents the discarded pending changes among the versions of the post, which begin with 1. */
const DISCARDED = 0;

/** Earlier revisions of the post, and discarded pending changes: compared with the editor and restorable. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  const { postId, form, version, isPending, onRestored, onTaken, onRestoreDiscarded, onClose } = props;
  const utils = trpc.useUtils();
  const toast = useToast();
  const list = trpc.posts.revisions.list.useQuery({ id: postId }, { gcTime: 0 });
  const changes = trpc.posts.pending.byPost.useQuery({ id: postId }, { gcTime: 0 });
  const discarded = changes.data?.discarded ?? null;
  const [picked, setPicked] = useState<number | null>(null);
  // The newest revision equals the stored post, so the one before is selected first.
  const chosen = picked ?? list.data?.[1]?.version ?? list.data?.[0]?.version;
  const revision = trpc.posts.revisions.byVersion.useQuery(
    { id: postId, version: chosen ?? DISCARDED },
    { enabled: chosen !== undefined && chosen !== DISCARDED, gcTime: 0 },
  );
  const fields = chosen === DISCARDED ? discarded?.fields : revision.data?.fields;
  const restore = trpc.posts.revisions.restore.useMutation({
    meta: { failure: 'Failed to restore the revision' },
    onSuccess: async (post) => {
      onRestored(post);
      tellRestored(post);
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  const undo = trpc.posts.revisions.restore.useMutation({
    meta: { failure: 'Failed to undo the restore' },
    onSuccess: async (post) => {
      onRestored(post);
      toast({ title: 'Restore undone' });
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  function tellRestored({ version: expectedVersion }: Post) {
    toast({
      title: 'Revision restored',
      actions: [{ label: 'Undo', onSelect: () => undo.mutate({ id: postId, version, expectedVersion }) }],
    });
  }
  function handleRestore(version: number) {
    if (version === DISCARDED && discarded) onRestoreDiscarded(discarded.version);
    else if (isPending && fields) onTaken(fields);
    else restore.mutate({ id: postId, version, expectedVersion: props.version });
  }
  return (
    <RevisionsFrame
      list={{ ...list, data: list.data && [...(discarded ? [toListed(discarded)] : []), ...list.data] }}
      {...{ chosen, version, restore, onClose }}
      onChoose={setPicked}
      renderComparison={() =>
        revision.error ? <RevisionFailure error={revision.error} /> : <Comparison fields={fields} form={form} />
      }
      note={noteOn(chosen, isPending)}
      action={chosen === DISCARDED ? 'Restore these changes' : isPending ? 'Restore as pending changes' : undefined}
      mayRestore={fields !== undefined && (isPending || chosen !== version)}
      onRestore={handleRestore}
    />
  );
}

function noteOn(chosen: number | undefined, isPending: boolean): string {
  if (chosen === DISCARDED) return 'Restoring makes them pending again; the live post stays as it is.';
  return isPending
    ? 'Readers see it when you publish the pending changes. Unsaved text stays in this browser.'
    : `The newest ${REVISIONS_PER_POST} are kept. Restoring is a save of its own; status and date stay.`;
}

function toListed({ fields, savedBy, savedAt }: PendingChanges): ListedRevision {
  return { version: DISCARDED, kind: 'discarded', savedBy, savedAt, wordCount: countWords(fields.content) };
}

type ComparisonProps = { fields: PendingFields | undefined; form: PostForm };

function Comparison({ fields, form }: ComparisonProps) {
  if (!fields) return <Skeleton className="h-48" />;
  return <RevisionChanges fields={textsOf(fields, form)} />;
}

function textsOf(fields: PendingFields, form: PostForm) {
  const before = { ...fields, tags: fields.tags.join(', ') };
  const names = [
    ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'series'] as const),
    ...(['featuredImageUrl', 'metaTitle', 'metaDescription', 'socialImageUrl', 'canonicalUrl'] as const),
  ];
  return names.map((name) => ({ label: POST_FIELD_LABELS[name], before: before[name], after: form[name] }));
}
