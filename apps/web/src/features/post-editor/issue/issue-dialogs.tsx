import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ConfirmDialog } from '../../../staff/kit/dialogs/confirm-dialog.tsx';
import { KeyboardHelp } from '../frame/keyboard-help.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { ISSUE_FIELD_LABELS } from './issue-form.ts';
import type { IssueParts } from './issue-parts.ts';
import type { IssueRevisionsDialogProps } from './issue-revisions-dialog.tsx';
import { SendSavedIssue } from './send-saved-issue.tsx';
import { TestMailDialog } from './test-mail-dialog.tsx';
import type { useIssueEditor } from './use-issue-editor.ts';

export type OpenIssueDialog = 'help' | 'revisions' | 'delete';

/** Loaded after the editor, because it brings the diff library. */
const IssueRevisionsDialog = lazy<ComponentType<IssueRevisionsDialogProps>>(() =>
  loadRevisionsDialog().catch(() => ({ default: () => null })),
);

async function loadRevisionsDialog() {
  const { IssueRevisionsDialog: default_ } = await import('./issue-revisions-dialog.tsx');
  return { default: default_ };
}

export type IssueDialogsProps = {
  editor: ReturnType<typeof useIssueEditor>;
  dialog: OpenIssueDialog | null;
  SendDialog: IssueParts['SendDialog'];
  onCloseDialog: () => void;
  /** Leaves the editor. */
  onClose: () => void;
};

/** The questions that block a save, and what the menu opens. */
export function IssueDialogs({ editor, dialog, SendDialog, onCloseDialog, onClose }: IssueDialogsProps) {
  const { conflict, trashed, stored } = editor;
  const utils = trpc.useUtils();
  const remove = trpc.issues.delete.useMutation({
    meta: { failure: 'Failed to delete the issue' },
    onSuccess: async () => {
      editor.drop();
      onClose();
      await utils.issues.invalidate();
    },
  });
  useEffect(() => {
    // Preloaded, because the connection may be gone when it is needed.
    loadRevisionsDialog().catch(() => undefined);
  }, []);
  return (
    <>
      {conflict ? (
        <ConflictDialog
          noun="issue"
          labels={ISSUE_FIELD_LABELS}
          conflicts={conflict.conflicts}
          mine={conflict.form}
          theirs={conflict.theirs}
          onDecide={(taken) => editor.settleConflict(conflict, taken)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {trashed ? (
        <DeletedDialog onSaveAsNew={() => editor.saveAsNew(trashed.request)} onClose={editor.closeQuestion} />
      ) : null}
      {SendDialog && editor.savedDialog === 'send' && stored.id !== null ? (
        <SendSavedIssue
          id={stored.id}
          SendDialog={SendDialog}
          onSent={editor.noteSent}
          onClose={editor.closeSavedDialog}
        />
      ) : null}
      {editor.savedDialog === 'test' && stored.id !== null ? (
        <TestMailDialog issueId={stored.id} onClose={editor.closeSavedDialog} />
      ) : null}
      {dialog === 'help' ? <KeyboardHelp onClose={onCloseDialog} /> : null}
      {dialog === 'delete' && stored.id !== null ? (
        <ConfirmDialog
          title="Delete this issue?"
          act={remove}
          onConfirm={() => remove.mutate({ id: stored.id ?? '' })}
          onClose={onCloseDialog}
        >
          <p>Its text and its revisions are deleted for good.</p>
        </ConfirmDialog>
      ) : null}
      {dialog === 'revisions' && stored.id !== null ? (
        <Suspense>
          <IssueRevisionsDialog
            issueId={stored.id}
            form={editor.read()}
            version={stored.version}
            onRestored={(issue) => {
              void editor.takeRestored(issue);
              onCloseDialog();
            }}
            onClose={onCloseDialog}
          />
        </Suspense>
      ) : null}
    </>
  );
}
