import { type Issue, isEditable } from '@tideline/domain/newsletter/issue';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import type { SentOf } from '../saving/send-merged.ts';
import { isDirty } from '../text-form.ts';
import { useDocument } from '../use-document.ts';
import type { IssueForm } from './issue-form.ts';
import { newIssueDraftKey, NO_ISSUE, toStoredIssue, type IssueStart, type StoredIssue } from './issue-start.ts';
import { mergeIssues, sendIssue } from './send-issue.ts';

/** The act after a save requested by a person. */
export type IssueRequest = 'stay' | 'close' | SavedDialog;
/** A dialog about the issue as saved. */
type SavedDialog = 'send' | 'test';

export type IssueEditorOptions = {
  start: IssueStart;
  /** A new issue was created; the editor stays open. */
  onCreated: (id: string) => void;
  /** Sending has begun: the text can no longer be changed. */
  onSent: () => void;
  /** Saved and to be closed. */
  onClose: () => void;
};

/** State of one editor of an issue: form, draft storage, saving and questions. */
export function useIssueEditor({ start, onCreated, onSent, onClose }: IssueEditorOptions) {
  const utils = trpc.useUtils();
  const [savedDialog, setSavedDialog] = useState<SavedDialog | null>(null);
  const editor = useDocument<IssueForm, StoredIssue, IssueRequest, SentOf<IssueForm, StoredIssue>>({
    noun: 'issue',
    initial: start.form,
    stored: start.stored,
    draftKey: start.draftKey,
    newDraftKey: newIssueDraftKey,
    toDraft: ({ id: issueId, base, version: baseVersion }, parts) => ({ ...parts, issueId, base, baseVersion }),
    merge: mergeIssues,
    send: (submission, _request, readForm) => sendIssue(utils.client.issues, submission, readForm),
    refresh: () => utils.issues.invalidate(),
    // A scheduled issue could be sent in the middle of a sentence.
    isAutosaved: (_form, { state }) => state === 'draft',
    mayBeCreated: ({ subject, content }) => subject.trim() !== '' || content.trim() !== '',
    isPending: () => false,
    isAsking: savedDialog !== null,
    onSaved(_saved, _before, request) {
      if (!editor.isOpen.current || isDirty(editor.read(), editor.readStored().base)) return;
      if (request === 'close') onClose();
      if (request === 'send' || request === 'test') setSavedDialog(request);
    },
    onCreated,
  });

  function save(request: IssueRequest) {
    if (!editor.isSaving) editor.sendNow(request);
  }
  /** The issue was scheduled, or is a draft again; its text is the same. */
  function noteState({ state, scheduledAt, pauseReason }: Issue) {
    editor.remember({ ...editor.readStored(), state, scheduledAt, pauseReason });
  }
  /** The dialog has begun to send or has scheduled the issue. */
  async function noteSent() {
    setSavedDialog(null);
    const issue = await utils.issues.byId.fetch({ id: editor.readStored().id ?? '' }, { staleTime: 0 });
    noteState(issue);
    if (!isEditable(issue.state)) onSent();
    await utils.issues.invalidate();
  }
  return {
    ...editor,
    save,
    savedDialog,
    closeSavedDialog: () => setSavedDialog(null),
    /** A scheduled issue is not saved first: its saved text will be sent. */
    openTest: () => (editor.stored.state === 'scheduled' ? setSavedDialog('test') : save('test')),
    noteState,
    noteSent: () => void noteSent().catch(() => onSent()),
    takeRestored: (issue: Issue) => editor.take(toStoredIssue(issue)),
    /** Saves the text of a deleted issue as a new one. */
    saveAsNew(request: IssueRequest) {
      editor.remember(NO_ISSUE);
      editor.sendNow(request);
    },
  };
}
