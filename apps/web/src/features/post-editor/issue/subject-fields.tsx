import { ISSUE_LIMITS } from '@tideline/domain/newsletter/issue';
import { HeadFields, lengthHint } from '../writing/head-fields.tsx';
import type { IssueForm } from './issue-form.ts';

/** Characters after which mail programs cut. Source: the widths of Gmail and Apple Mail in a phone's list of mails. */
const SHOWN_IN_INBOX = { subject: 60, previewText: 90 } as const;

export type SubjectFieldsProps = {
  form: Pick<IssueForm, 'subject' | 'previewText'>;
  onChange: (changes: Partial<Pick<IssueForm, 'subject' | 'previewText'>>) => void;
  /** Enter in the subject continues below it. */
  onSubjectEnter: () => void;
  /** Writing starts in the subject. */
  startsHere: boolean;
};

/** Subject and preview text with their lengths. */
export function SubjectFields({ form, onChange, onSubjectEnter, startsHere }: SubjectFieldsProps) {
  const hintFor = (name: keyof typeof SHOWN_IN_INBOX) => {
    const length = lengthHint(form[name], ISSUE_LIMITS[name]);
    const shown = SHOWN_IN_INBOX[name];
    return form[name].length > shown ? `${length}; phones cut at about ${shown}` : length;
  };
  return (
    <HeadFields
      heading={{
        label: 'Subject',
        value: form.subject,
        maxLength: ISSUE_LIMITS.subject,
        hint: hintFor('subject'),
        onChange: (subject) => onChange({ subject }),
      }}
      lead={{
        label: 'Preview text',
        value: form.previewText,
        rows: 1,
        maxLength: ISSUE_LIMITS.previewText,
        hint: hintFor('previewText'),
        onChange: (text) => onChange({ previewText: text.replace(/\s*\n\s*/g, ' ') }),
      }}
      onHeadingEnter={onSubjectEnter}
      startsHere={startsHere}
    />
  );
}
