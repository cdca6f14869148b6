import { ISSUE_LIMITS } from '@tideline/domain/newsletter/issue';
import { HeadFields } from '../writing/head-fields.tsx';
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

/** Subject and preview text. */
export function SubjectFields({ form, onChange, onSubjectEnter, startsHere }: SubjectFieldsProps) {
  return (
    <HeadFields
      heading={{
        label: 'Subject',
        value: form.subject,
        maxLength: ISSUE_LIMITS.subject,
        cut: { at: SHOWN_IN_INBOX.subject, by: 'phones' },
        onChange: (subject) => onChange({ subject }),
      }}
      lead={{
        label: 'Preview text',
        value: form.previewText,
        rows: 1,
        maxLength: ISSUE_LIMITS.previewText,
        cut: { at: SHOWN_IN_INBOX.previewText, by: 'phones' },
        onChange: (text) => onChange({ previewText: text.replace(/\s*\n\s*/g, ' ') }),
      }}
      onHeadingEnter={onSubjectEnter}
      startsHere={startsHere}
    />
  );
}
