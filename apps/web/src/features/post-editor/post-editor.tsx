import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CardPreview } from './preview/card-preview.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { ContentField } from './writing/content-field.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorMenu } from './editor-menu.tsx';
import type { EditorStart } from './editor-start.ts';
import { OpenElsewhere } from './drafts/open-elsewhere.tsx';
import { PostDetails } from './post-details.tsx';
import { toPostForm } from './post-form.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PublishCheckDialog } from './publishing/publish-check-dialog.tsx';
import { PublishHints } from './publishing/publish-hints.tsx';
import type { RevisionsDialogProps } from './saving/revisions-dialog.tsx';
import { SearchPreview } from './preview/search-preview.tsx';
import { TitleAndExcerpt } from './title-and-excerpt.tsx';
import { TrashedDialog } from './saving/trashed-dialog.tsx';
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

/** The form of one post beside its preview. */
export function PostEditor({ start, timeZone, siteTitle, onCreated, onClose }: PostEditorProps) {
  const editor = usePostEditor({ start, timeZone, onCreated, onClose });
  const [isLookingBack, setIsLookingBack] = useState(false);
  const { form, change, question, save, stored } = editor;
  useSaveShortcut(() => save(false));
  useEffect(() => {
    // Preloaded, because the connection may be gone when it is needed.
    loadRevisionsDialog().catch(() => undefined);
  }, []);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(true);
      }}
    >
      <EditorBar isNew={editor.isNew} isSaving={editor.isSaving} progress={editor.progress} onClose={onClose}>
        {stored.id === null ? null : <EditorMenu postId={stored.id} onRevisions={() => setIsLookingBack(true)} />}
      </EditorBar>
      <OpenElsewhere postId={stored.id} editorId={start.draftKey} />
      <div className="grid gap-10 pt-6 pb-16 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <TitleAndExcerpt
            title={form.title}
            excerpt={form.excerpt}
            onChange={change}
            onTitleFocus={editor.noteTitleFocus}
          />
          <ContentField
            field={editor.contentField}
            initial={start.form.content}
            settled={form.content}
            onTyped={editor.noteTyping}
          />
          <PostDetails form={form} ownCategory={start.base.category} timeZone={timeZone} onChange={change} />
          <PublishHints form={form} failedPicture={editor.failedPicture} />
          <SearchPreview title={form.title} excerpt={form.excerpt} postId={stored.id} siteTitle={siteTitle} />
          <CardPreview title={form.title} category={form.category} postId={stored.id} />
        </div>
        <div className="self-start overflow-y-auto border-line max-xl:border-t max-xl:pt-8 xl:sticky xl:top-32 xl:max-h-[calc(100dvh-9rem)] xl:border-l xl:pl-10">
          <PreviewPane
            title={form.title}
            excerpt={form.excerpt}
            content={form.content}
            featuredImageUrl={form.featuredImageUrl}
            onPictureFail={editor.noteFailedPicture}
          />
        </div>
      </div>
      {question?.kind === 'missing' ? (
        <PublishCheckDialog
          missing={question.parts}
          onPublish={() => editor.sendNow(question.isClosing)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {question?.kind === 'trashed' && stored.id !== null ? (
        <TrashedDialog
          postId={stored.id}
          onRestored={() => editor.sendNow(question.isClosing)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {question?.kind === 'conflict' ? (
        <ConflictDialog
          conflicts={question.conflicts}
          mine={question.form}
          theirs={toPostForm(question.theirs, timeZone)}
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
