import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApprovalNotice } from './approval/approval-notice.tsx';
import { AuthorButtons } from './approval/author-buttons.tsx';
import { useApproval } from './approval/use-approval.ts';
import { useMay } from '../../lib/calls/use-may.ts';
import { CaretPane } from './preview/caret-pane.tsx';
import { ContentField } from './writing/content-field.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { DETAILS_SECTIONS } from './details/details-sections.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorMenu } from './editor-menu.tsx';
import type { EditorStart } from './editor-start.ts';
import { EditorColumns } from './frame/editor-columns.tsx';
import { FocusBar } from './frame/focus-bar.tsx';
import { FollowingPane } from './preview/following-pane.tsx';
import { KeyboardHelp } from './frame/keyboard-help.tsx';
import { OpenElsewhere } from './drafts/open-elsewhere.tsx';
import { PendingMenu } from './pending/pending-menu.tsx';
import { PendingNotice } from './pending/pending-notice.tsx';
import { useDiscardPending } from './pending/use-discard-pending.ts';
import type { PostForm } from './post-form.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { SaveButtons } from './publishing/save-buttons.tsx';
import { TitleAndExcerpt } from './title-and-excerpt.tsx';
import { useEditorView } from './frame/use-editor-view.ts';
import { useFocusMode } from './frame/use-focus-mode.ts';
import { usePostEditor } from './use-post-editor.ts';
import { useSingleKeys } from '../../staff/keys/single-keys.ts';
import { showCaretAt } from './writing/show-caret.ts';
import { useSaveShortcut } from './saving/use-save-shortcut.ts';

export type PostEditorProps = {
  start: EditorStart;
  timeZone: string;
  siteTitle: string;
  onAddress: (id: string) => void;
  onClose: () => void;
};

/** The form of one post: its text, its preview and its details. */
export function PostEditor({ start, timeZone, siteTitle, onAddress, onClose }: PostEditorProps) {
  const editor = usePostEditor({ start, timeZone, onAddress, onClose });
  const layout = useEditorView('post');
  const [isLookingBack, setIsLookingBack] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const focus = useFocusMode();
  const shown = focus.isOn ? { writing: true, preview: false, details: false } : layout.shown;
  const { form, change, save, stored } = editor;
  const mayPublish = useMay()('posts.publish');
  const request = useApproval(stored, onClose);
  const { isDiscarding, discard, restore } = useDiscardPending(timeZone, (next) => void editor.take(next));
  const isKept = stored.pending !== null || (!mayPublish && stored.base.status !== 'draft');
  useSaveShortcut(() => save(false, isKept ? { to: 'pending' } : { to: 'live' }));
  useSingleKeys({ '?': () => setIsHelpOpen(true) });
  function jumpTo(offset: number) {
    // The column has to be there before its caret can be shown.
    flushSync(() => {
      if (!shown.writing) layout.setView('write');
    });
    showCaretAt(editor.contentField.current, offset);
  }
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
      // In focus mode there is no header and no bar above the toolbar.
      className={focus.isOn ? '[--editor-bar:-3.5rem]' : '[--editor-bar:3.75rem]'}
      // No button submits it, and Enter in a field neither saves nor publishes.
      onSubmit={(event) => event.preventDefault()}
    >
      <EditorBar
        title={editor.isNew ? 'New Post' : 'Edit Post'}
        progress={editor.progress}
        layout={layout}
        onClose={onClose}
        menu={
          <EditorMenu
            postId={stored.id}
            saved={stored.base}
            onRevisions={() => setIsLookingBack(true)}
            onFocusMode={focus.enter}
            onHelp={() => setIsHelpOpen(true)}
          />
        }
        buttons={
          <>
            {mayPublish ? (
              <SaveButtons
                form={form}
                base={stored.base}
                isSaving={editor.isSaving}
                timeZone={timeZone}
                onSaveDraft={() => save(true)}
                onPublish={editor.publish}
              />
            ) : (
              <AuthorButtons
                isDraft={stored.base.status === 'draft'}
                isSaving={editor.isSaving || request.isBusy}
                canSubmit={request.isSubmittable && !editor.progress.isChanged && request.approval?.state !== 'waiting'}
                onSaveDraft={() => save(true)}
                onKeepPending={() => save(false, { to: 'pending' })}
                onSubmit={request.submit}
              />
            )}
            {mayPublish && isLive(stored.base) && isLive(form) ? (
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
      <ApprovalNotice request={request} postId={stored.id ?? ''} isSaved={!editor.progress.isChanged} />
      <OpenElsewhere noun="post" documentKey={stored.key} editorId={start.draftKey} />
      <EditorColumns
        shown={shown}
        writing={
          <>
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
          </>
        }
        preview={
          layout.view === 'split' ? (
            <FollowingPane field={editor.contentField}>{preview}</FollowingPane>
          ) : (
            <CaretPane field={editor.contentField}>{preview}</CaretPane>
          )
        }
        details={
          <DetailsPanel
            isShown={shown.details}
            sections={DETAILS_SECTIONS}
            details={{
              form,
              stored,
              isChanged: editor.progress.isChanged,
              timeZone,
              siteTitle,
              failedPicture: editor.failedPicture,
              onPictureFail: editor.noteFailedPicture,
              onMoved: editor.noteMoved,
              onChange: change,
              onJump: jumpTo,
            }}
          />
        }
      />
      <EditorDialogs
        editor={editor}
        timeZone={timeZone}
        isLookingBack={isLookingBack}
        onLookedBack={() => setIsLookingBack(false)}
        onRestoreDiscarded={(version) => restore(stored, version)}
      />
      {isHelpOpen ? <KeyboardHelp onClose={() => setIsHelpOpen(false)} /> : null}
      {focus.isOn ? <FocusBar progress={editor.progress} onLeave={focus.leave} /> : null}
    </form>
  );
}

function isLive({ status }: Pick<PostForm, 'status'>): boolean {
  return status === 'published';
}
