import { type Audience, EVERYBODY } from '@tideline/domain/newsletter/audience';
import type { IssueFields } from '@tideline/domain/newsletter/issue';

/** Values of the editor's fields, as text. */
export type IssueForm = Omit<IssueFields, 'audience'> & {
  /** JSON, so that it is stored, compared and merged like any other field. */
  audience: string;
};

/** Initial form of a new issue. */
export const EMPTY_ISSUE_FORM: IssueForm = {
  subject: '',
  previewText: '',
  content: '',
  senderName: '',
  replyTo: '',
  layout: 'letter',
  audience: writeAudience(EVERYBODY),
  archive: 'public',
};

/** The audience as text; the same audience is always the same text. */
function writeAudience({ topics, sources, joinedFrom, joinedTo }: Audience): string {
  return JSON.stringify({ topics: topics.toSorted(), sources: sources.toSorted(), joinedFrom, joinedTo });
}
