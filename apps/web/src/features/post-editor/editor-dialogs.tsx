import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { POST_FIELD_LABELS } from './post-form.ts';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import type { RevisionsDialogProps } from './saving/revisions-dialog.tsx';
import { TrashedDialog } from './saving/trashed-dialog.tsx';
import type { usePostEditor } from './use-post-editor.ts';

/** Loaded after the editor, because it brings the diff library. */
const RevisionsDialog = lazy<ComponentType<RevisionsDialogProps>>(() =>
  loadRevisionsDialog().catch(() => ({ default: () => null })),
);

async function loadRevisionsDialog() {
  const { RevisionsDialog } = await import('./saving/revisions-dialog.tsx');
  return { default: RevisionsDialog };
}

export type EditorDialogsProps = {
  editor: ReturnType<typeof usePostEditor>;
  timeZone: string;
  isLookingBack: boolean;
  onLookedBack: () => void;
  onRestoreDiscarded: (expectedVersion: string) => void;
};

/** The questions that block a save, and the revisions. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { editor, timeZone, isLookingBack, onLookedBack, onRestoreDiscarded } = props;
  const { question, conflict, trashed, stored } = editor;
  useEffect(() => {
    // Preloaded, because the connection may be gone when it is needed.
    loadRevisionsDialog().catch(() => undefined);
  }, []);
  return (
    <>
      {question ? (
        <PublishDialog
          form={editor.read()}
          missing={question.missing}
          asksWhen={question.asksWhen}
          failedPicture={editor.failedPicture}
          timeZone={timeZone}
          onByline={editor.change}
          onPublish={(time, readers) => {
            editor.change(time);
            editor.sendNow({ ...question.request, readers });
          }}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {trashed && stored.id !== null ? (
        <TrashedDialog
          postId={stored.id}
          onRestored={() => editor.sendNow(trashed.request)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {conflict ? (
        <ConflictDialog
          noun="post"
          labels={POST_FIELD_LABELS}
          conflicts={conflict.conflicts}
          mine={conflict.form}
          theirs={conflict.theirs}
          onDecide={(taken) => editor.settleConflict(conflict, taken)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {isLookingBack && stored.id !== null ? (
        <Suspense>
          <RevisionsDialog
            postId={stored.id}
            form={editor.read()}
            version={stored.version}
            isPending={stored.pending !== null || stored.base.status === 'published'}
            onRestored={(post) => {
              editor.takeRestored(post);
              onLookedBack();
            }}
            onTaken={(fields) => {
              void editor.takeIntoPending(fields);
              onLookedBack();
            }}
            onRestoreDiscarded={(expectedVersion) => {
              onRestoreDiscarded(expectedVersion);
              onLookedBack();
            }}
            onClose={onLookedBack}
          />
        </Suspense>
      ) : null}
    </>
  );
}
