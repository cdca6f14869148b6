import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSingleKeys } from '../../../staff/keys/single-keys.ts';
import { DetailsPanel } from '../details/details-panel.tsx';
import { OpenElsewhere } from '../drafts/open-elsewhere.tsx';
import { EditorBar } from '../editor-bar.tsx';
import { EditorColumns } from '../frame/editor-columns.tsx';
import { FocusBar } from '../frame/focus-bar.tsx';
import { useEditorView } from '../frame/use-editor-view.ts';
import { useFocusMode } from '../frame/use-focus-mode.ts';
import { useSaveShortcut } from '../saving/use-save-shortcut.ts';
import { ContentField } from '../writing/content-field.tsx';
import { showCaretAt } from '../writing/show-caret.ts';
import { ISSUE_DETAILS_SECTIONS } from './details/issue-details-sections.ts';
import { IssueButtons } from './issue-buttons.tsx';
import { IssueDialogs, type OpenIssueDialog } from './issue-dialogs.tsx';
import { IssueMenu } from './issue-menu.tsx';
import type { IssueParts } from './issue-parts.ts';
import type { IssueStart } from './issue-start.ts';
import { MailChecks } from './preview/mail-checks.tsx';
import { MailPreview } from './preview/mail-preview.tsx';
import { ScheduledNotice } from './scheduled-notice.tsx';
import { SubjectFields } from './subject-fields.tsx';
import { useIssueEditor } from './use-issue-editor.ts';

export type IssueEditorProps = {
  start: IssueStart;
  timeZone: string;
  siteTitle: string;
  parts: IssueParts;
  onCreated: (id: string) => void;
  onSent: () => void;
  onClose: () => void;
};

/** The form of one issue: its text, the resulting mail, and its details. */
export function IssueEditor({ start, timeZone, siteTitle, parts, onCreated, onSent, onClose }: IssueEditorProps) {
  const editor = useIssueEditor({ start, onCreated, onSent, onClose });
  const layout = useEditorView('issue');
  const [dialog, setDialog] = useState<OpenIssueDialog | null>(null);
  const focus = useFocusMode();
  const shown = focus.isOn ? { writing: true, preview: false, details: false } : layout.shown;
  const { form, change, save, stored } = editor;
  useSaveShortcut(() => save('stay'));
  useSingleKeys({ '?': () => setDialog('help') });
  function jumpTo(offset: number) {
    // The column has to be there before its caret can be shown.
    flushSync(() => {
      if (!shown.writing) layout.setView('write');
    });
    showCaretAt(editor.contentField.current, offset);
  }

  return (
    <>
      <form
        noValidate
        // In focus mode there is no header and no bar above the toolbar.
        className={focus.isOn ? '[--editor-bar:-3.5rem]' : '[--editor-bar:3.75rem]'}
        // No button submits it, and Enter in a field neither saves nor sends.
        onSubmit={(event) => event.preventDefault()}
      >
        <EditorBar
          title={start.stored.id === null ? 'New issue' : 'Edit issue'}
          progress={editor.progress}
          layout={layout}
          onClose={onClose}
          menu={<IssueMenu issueId={stored.id} onOpen={setDialog} onTest={editor.openTest} onFocusMode={focus.enter} />}
          buttons={
            <IssueButtons
              state={stored.state}
              isSaving={editor.isSaving}
              maySend={parts.SendDialog !== undefined}
              onSave={save}
            />
          }
        />
        <ScheduledNotice
          stored={stored}
          timeZone={timeZone}
          onReschedule={() => save('send')}
          onUnscheduled={editor.noteState}
        />
        <OpenElsewhere noun="issue" documentKey={stored.id} editorId={start.draftKey} />
        <EditorColumns
          shown={shown}
          writing={
            <>
              <SubjectFields
                form={form}
                onChange={change}
                onSubjectEnter={() => editor.contentField.current?.focus()}
                startsHere={start.stored.id === null}
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
            <div className="grid grid-cols-1 gap-6">
              <MailPreview issueId={stored.id} form={form} />
              <MailChecks issueId={stored.id} isChanged={editor.progress.isChanged} />
            </div>
          }
          previewClassName="max-w-[52rem]"
          details={
            <DetailsPanel
              isShown={shown.details}
              sections={ISSUE_DETAILS_SECTIONS}
              details={{ form, parts, siteTitle, onChange: change, onJump: jumpTo }}
            />
          }
        />
        {focus.isOn ? <FocusBar progress={editor.progress} onLeave={focus.leave} /> : null}
      </form>
      <IssueDialogs
        editor={editor}
        dialog={dialog}
        SendDialog={parts.SendDialog}
        onCloseDialog={() => setDialog(null)}
        onClose={onClose}
      />
    </>
  );
}
