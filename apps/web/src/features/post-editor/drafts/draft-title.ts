import { displayTitle } from '@tideline/domain/post/post';
import { issueTitle } from '../../../staff/issues/issue-title.ts';
import { type AnyDraft, isIssueDraft } from './draft-storage.ts';

/** The title of unsaved text in lists. */
export function draftTitle(draft: AnyDraft): string {
  return isIssueDraft(draft) ? issueTitle(draft.form) : displayTitle(draft.form);
}
