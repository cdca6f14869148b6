import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { ContentField } from './writing/content-field.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorMenu } from './editor-menu.tsx';
import type { EditorStart } from './editor-start.ts';
import { FollowingPane } from './preview/following-pane.tsx';
import { OpenElsewhere } from './drafts/open-elsewhere.tsx';
import { PendingMenu } from './pending/pending-menu.tsx';
import { PendingNotice } from './pending/pending-notice.tsx';
import { useDiscardPending } from './pending/use-discard-pending.ts';
import type { PostForm } from './post-form.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import type { RevisionsDialogProps } from './saving/revisions-dialog.tsx';
import { SaveButtons } from './publishing/save-buttons.tsx';
import { TitleAndExcerpt } from './title-and-excerpt.tsx';
import { TrashedDialog } from './saving/trashed-dialog.tsx';
import { useEditorView } from './frame/use-editor-view.ts';
import { usePostEditor } from './use-post-editor.ts';
import { useSaveShortcut } from './saving/use-save-shortcut.ts';

/** Loaded after the editor, because it brings the diff library. */
const RevisionsDialog = lazy<ComponentType<RevisionsDialogProps>>(() =>
  loadRevisionsDialog().catch(() => ({ default: () => null })),
);

async function loadRevisionsDialog() {
  const { RevisionsDialog } = await import('./saving/revisions-dialog.tsx');
  return { default: RevisionsDialog };
}

export type PostEditorProps = {
  start: EditorStart;
  timeZone: string;
  siteTitle: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** The form of one post: its text, its preview and its details. */
export function PostEditor({ start, timeZone, siteTitle, onCreated, onClose }: PostEditorProps) {
  const editor = usePostEditor({ start, timeZone, onCreated, onClose });
  const layout = useEditorView();
  const [isLookingBack, setIsLookingBack] = useState(false);
  const { form, change, question, save, stored } = editor;
  const { isDiscarding, discard } = useDiscardPending(timeZone, (next) => void editor.take(next));
  useSaveShortcut(() => save(false, stored.pending ? { to: 'pending' } : { to: 'live' }));
  useEffect(() => {
    // Preloaded, because the connection may be gone when it is needed.
    loadRevisionsDialog().catch(() => undefined);
  }, []);
  const preview = (
    <PreviewPane
      title={form.title}
      excerpt={form.excerpt}
      content={form.content}
      featuredImageUrl={form.featuredImageUrl}
      onPictureFail={editor.noteFailedPicture}
    />
  );

  return (
    <form
      noValidate
      className="[--editor-bar:3.75rem]"
      // No button submits it, and Enter in a field neither saves nor publishes.
      onSubmit={(event) => event.preventDefault()}
    >
      <EditorBar
        isNew={editor.isNew}
        progress={editor.progress}
        layout={layout}
        onClose={onClose}
        menu={stored.id === null ? null : <EditorMenu postId={stored.id} onRevisions={() => setIsLookingBack(true)} />}
        buttons={
          <>
            <SaveButtons
              form={form}
              base={stored.base}
              isSaving={editor.isSaving}
              timeZone={timeZone}
              onSaveDraft={() => save(true)}
              onPublish={editor.publish}
            />
            {isLive(stored.base) && isLive(form) ? (
              <PendingMenu
                stored={stored}
                timeZone={timeZone}
                isDisabled={editor.isSaving}
                onSave={(act) => save(false, act)}
              />
            ) : null}
          </>
        }
      />
      {stored.pending ? (
        <PendingNotice
          pending={stored.pending}
          timeZone={timeZone}
          isDiscarding={isDiscarding}
          onDiscard={() => discard(stored)}
        />
      ) : null}
      <OpenElsewhere postKey={stored.key} editorId={start.draftKey} />
      <div className="flex gap-x-10 pt-6">
        <div hidden={!layout.shown.writing && !layout.shown.preview} className="min-w-0 flex-1 pb-16">
          <div className="flex justify-center gap-x-10">
            <div
              // Hidden, never removed: the text field holds the text.
              hidden={!layout.shown.writing}
              className="grid max-w-[45rem] min-w-0 flex-1 grid-cols-1 content-start gap-5"
            >
              <TitleAndExcerpt
                title={form.title}
                excerpt={form.excerpt}
                onChange={change}
                onTitleFocus={editor.noteTitleFocus}
                onTitleEnter={() => editor.contentField.current?.focus()}
                startsHere={start.postId === null}
              />
              <ContentField
                field={editor.contentField}
                initial={start.form.content}
                settled={form.content}
                onTyped={editor.noteTyping}
              />
            </div>
            {layout.shown.preview ? (
              <div className="max-w-[45rem] min-w-0 flex-1">
                {layout.view === 'split' ? (
                  <FollowingPane field={editor.contentField}>{preview}</FollowingPane>
                ) : (
                  preview
                )}
              </div>
            ) : null}
          </div>
        </div>
        <DetailsPanel
          isShown={layout.shown.details}
          {...{ form, stored, timeZone, siteTitle }}
          failedPicture={editor.failedPicture}
          onPictureFail={editor.noteFailedPicture}
          onMoved={editor.noteMoved}
          onChange={change}
        />
      </div>
      {question?.kind === 'publish' ? (
        <PublishDialog
          form={editor.read()}
          missing={question.missing}
          asksWhen={question.asksWhen}
          failedPicture={editor.failedPicture}
          timeZone={timeZone}
          onPublish={(time) => {
            change(time);
            editor.sendNow(question.request);
          }}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {question?.kind === 'trashed' && stored.id !== null ? (
        <TrashedDialog
          postId={stored.id}
          onRestored={() => editor.sendNow(question.request)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {question?.kind === 'conflict' ? (
        <ConflictDialog
          conflicts={question.conflicts}
          mine={question.form}
          theirs={question.theirs}
          onDecide={(taken) => editor.settleConflict(question, taken)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {isLookingBack && stored.id !== null ? (
        <Suspense>
          <RevisionsDialog
            postId={stored.id}
            form={editor.read()}
            version={stored.version}
            isPending={stored.pending !== null}
            timeZone={timeZone}
            onRestored={(post) => {
              void editor.takeRestored(post);
              setIsLookingBack(false);
            }}
            onClose={() => setIsLookingBack(false)}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

function isLive({ status }: Pick<PostForm, 'status'>): boolean {
  return status === 'published';
}
