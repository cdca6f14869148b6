import type { Post, PostFields } from '@tideline/domain/post/post';
import { REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { useState } from 'react';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { ComparedText } from './compared-text.tsx';
import { POST_FIELD_LABELS, type PostForm } from '../post-form.ts';
import { RevisionList } from './revision-list.tsx';

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
  // The newest revision equals the stored post, so the one before is selected first.
  const chosen = picked ?? list.data?.[1]?.version ?? list.data?.[0]?.version;
  const restore = trpc.posts.revisions.restore.useMutation({
    meta: { failure: 'Failed to restore the revision' },
    onSuccess: async (post) => {
      onRestored(post);
      await Promise.all([utils.posts.invalidate(), utils.stats.invalidate()]);
    },
  });
  return (
    <Dialog open title="Revisions" size="lg" onClose={onClose}>
      {list.isError ? <Failure error={list.error} /> : null}
      {list.isPending ? <Skeleton className="h-64" /> : null}
      {list.data?.length === 0 ? (
        <p className="text-muted">Nothing is kept yet: the next save keeps the first.</p>
      ) : null}
      {list.data && chosen !== undefined ? (
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <RevisionList
            revisions={list.data}
            chosen={chosen}
            currentVersion={version}
            timeZone={timeZone}
            onChoose={setPicked}
          />
          <div className="grid content-start gap-5">
            <Comparison postId={postId} version={chosen} form={form} />
            {restore.isError ? <Failure error={restore.error} /> : null}
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
              <p className="max-w-[34ch] text-sm text-muted">
                {isPending
                  ? 'These are of the live post. To restore one, update or discard the pending changes first.'
                  : `The newest ${REVISIONS_PER_POST} are kept. Restoring is a save of its own; status and date stay.`}
              </p>
              <Button
                size="sm"
                disabled={isPending || restore.isPending || chosen === version}
                onClick={() => restore.mutate({ id: postId, version: chosen, expectedVersion: version })}
              >
                {restore.isPending ? 'Restoring...' : 'Restore this revision'}
              </Button>
            </div>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

type ComparisonProps = { postId: string; version: number; form: PostForm };

function Comparison({ postId, version, form }: ComparisonProps) {
  const { data, error } = trpc.posts.revisions.byVersion.useQuery({ id: postId, version }, { gcTime: 0 });
  if (error) return <Failure error={error} />;
  if (!data) return <Skeleton className="h-48" />;
  const texts = textsOf(data.fields, form).filter(({ before, after }) => before !== after);
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
      tabIndex={0}
      aria-label="Changes since then"
      className="grid max-h-[55dvh] content-start gap-5 overflow-y-auto"
    >
      <p className="text-sm text-muted">
        From this revision to the text in the editor: <del className="text-danger">only here</del>,{' '}
        <ins className="bg-tint text-tide">only in the editor</ins>.
      </p>
      {texts.length === 0 ? <p>No difference in the words.</p> : null}
      {texts.map(({ label, before, after }) => (
        <ComparedText key={label} label={label} before={before} after={after} />
      ))}
    </section>
  );
}

function textsOf(fields: PostFields, form: PostForm) {
  const before = { ...fields, tags: fields.tags.join(', ') };
  const names = [
    ...(['title', 'excerpt', 'content', 'author', 'category', 'tags', 'featuredImageUrl'] as const),
    ...(['metaTitle', 'metaDescription', 'socialImageUrl', 'canonicalUrl'] as const),
  ];
  return names.map((name) => ({ label: POST_FIELD_LABELS[name], before: before[name], after: form[name] }));
}

function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className="type-label text-danger">
      {errorMessage(error)}
    </p>
  );
}
