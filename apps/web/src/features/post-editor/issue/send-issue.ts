import { isEditable } from '@tideline/domain/newsletter/issue';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import { isNotFound } from '../../../lib/text/error-message.ts';
import { mergeForms } from '../saving/merge-forms.ts';
import { type ConflictOf, sendMerged, type SentOf, type SubmissionOf, type Trashed } from '../saving/send-merged.ts';
import { ISSUE_FORM_FIELDS, type IssueForm, toIssueChanges, toIssueInput } from './issue-form.ts';
import { type StoredIssue, toStoredIssue } from './issue-start.ts';

/** The result of a save, or why it was not saved. */
export type SavedIssue = SentOf<IssueForm, StoredIssue> | ConflictOf<IssueForm, StoredIssue> | Trashed;

/** Three-way merge of two changes to an issue. */
export function mergeIssues(base: IssueForm, mine: IssueForm, theirs: IssueForm) {
  return mergeForms(ISSUE_FORM_FIELDS, base, mine, theirs);
}

/**
 * Saves an issue; `sendMerged` describes what happens when the server has a newer version. A scheduled issue is saved on
 * request only.
 * @throws the error of the call, such as the refusal of an issue that is already being sent
 */
export async function sendIssue(
  issues: ApiClient['issues'],
  submission: SubmissionOf<IssueForm, StoredIssue>,
  readForm: () => IssueForm,
): Promise<SavedIssue> {
  const { id, form: submitted, isAutosave } = submission;
  if (id === null) {
    const issue = await issues.create.mutate(toIssueInput(submitted));
    return { next: toStoredIssue(issue), submitted, isMerged: false };
  }
  const read = async () => toStoredIssue(await issues.byId.query({ id }));
  try {
    return await sendMerged(
      submission,
      {
        async update(form: IssueForm, { base, version: expectedVersion }: StoredIssue) {
          const changes = toIssueChanges(form, base);
          if (Object.keys(changes).length === 0) return { next: await read() };
          return { next: toStoredIssue(await issues.update.mutate({ id, changes, expectedVersion, isAutosave })) };
        },
        read,
        merge: mergeIssues,
        mayAutosave: ({ state }) => isEditable(state) && state !== 'scheduled',
      },
      readForm,
    );
  } catch (error) {
    if (isNotFound(error)) return { isTrashed: true };
    throw error;
  }
}
