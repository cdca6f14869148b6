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

/** Display labels of the fields, in the order of the form. */
export const ISSUE_FIELD_LABELS: Record<keyof IssueForm, string> = {
  subject: 'Subject',
  previewText: 'Preview text',
  content: 'Content',
  senderName: 'Sender name',
  replyTo: 'Reply-to',
  layout: 'Layout',
  audience: 'Audience',
  archive: 'Archive',
};

export const ISSUE_FORM_FIELDS = Object.keys(ISSUE_FIELD_LABELS) as (keyof IssueForm)[];

/** Converts a stored issue to form values. */
export function toIssueForm(issue: IssueFields): IssueForm {
  const { subject, previewText, content, senderName, replyTo, layout, audience, archive } = issue;
  return { subject, previewText, content, senderName, replyTo, layout, audience: writeAudience(audience), archive };
}

/** The form in the server's format. */
export function toIssueInput({ audience, ...form }: IssueForm): IssueFields {
  return { ...form, audience: readAudience(audience) };
}

/** Changed fields of the form, so that a save does not undo somebody else's change of the others. */
export function toIssueChanges(form: IssueForm, base: IssueForm): Partial<IssueFields> {
  const changed = ISSUE_FORM_FIELDS.filter((field) => form[field] !== base[field]);
  return Object.fromEntries(
    Object.entries(toIssueInput(form)).filter(([name]) => changed.some((field) => field === name)),
  );
}

/** The audience as text; equal audiences are equal texts. */
export function writeAudience({ topics, sources, joinedFrom, joinedTo, frequency }: Audience): string {
  return JSON.stringify({ topics: topics.toSorted(), sources: sources.toSorted(), joinedFrom, joinedTo, frequency });
}

/** The audience in a form. An unreadable text, from a damaged draft, means everybody. */
export function readAudience(text: string): Audience {
  try {
    return { ...EVERYBODY, ...(JSON.parse(text) as Partial<Audience>) };
  } catch {
    return EVERYBODY;
  }
}
