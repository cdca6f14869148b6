import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import type { Issue } from '@tideline/domain/newsletter/issue';
import { draftKey, type IssueDraft } from '../drafts/draft-storage.ts';
import type { StoredDocument } from '../saving/send-merged.ts';
import { EMPTY_ISSUE_FORM, type IssueForm, toIssueForm } from './issue-form.ts';

/** Last known state of an issue on the server. */
export type StoredIssue = StoredDocument<IssueForm> &
  Pick<Issue, 'scheduledAt' | 'pauseReason'> & { state: IssueState };

/** Initial state of an editor. */
export type IssueStart = {
  form: IssueForm;
  stored: StoredIssue;
  /** Storage key of its unsaved text. */
  draftKey: string;
};

/** An issue that does not exist yet. */
export const NO_ISSUE: StoredIssue = {
  id: null,
  base: EMPTY_ISSUE_FORM,
  version: 0,
  state: 'draft',
  scheduledAt: null,
  pauseReason: '',
};

export function startEmptyIssue(): IssueStart {
  return { form: EMPTY_ISSUE_FORM, stored: NO_ISSUE, draftKey: newIssueDraftKey(null) };
}

export function startFromIssue(issue: Issue): IssueStart {
  const stored = toStoredIssue(issue);
  return { form: stored.base, stored, draftKey: newIssueDraftKey(issue.id) };
}

/** Starts from unsaved text, which stays under its key. `issue`: null where it was never saved, or was deleted. */
export function startFromIssueDraft({ key, form, base, baseVersion }: IssueDraft, issue: StoredIssue): IssueStart {
  const stored = issue.id === null ? NO_ISSUE : { ...issue, base, version: baseVersion };
  return { form, stored, draftKey: key };
}

/** Converts a stored issue to the editor's state. */
export function toStoredIssue(issue: Issue): StoredIssue {
  const { id, version, state, scheduledAt, pauseReason } = issue;
  return { id, base: toIssueForm(issue), version, state, scheduledAt, pauseReason };
}

/** New storage key for the text of an editor. */
export function newIssueDraftKey(issueId: string | null): string {
  return draftKey(issueId, `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`);
}
