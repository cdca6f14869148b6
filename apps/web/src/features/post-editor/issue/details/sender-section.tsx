import { ISSUE_LIMITS } from '@tideline/domain/newsletter/issue';
import type { IssueDetailsProps } from './issue-details-props.ts';
import { TextField } from '../../../../ui/controls/text-field.tsx';

/** The sender's name and the reply address. */
export function SenderSection({ form, siteTitle, onChange }: IssueDetailsProps) {
  return (
    <>
      <TextField
        label="Sender name"
        hint={form.senderName.trim() === '' ? `Leave it empty to use ${siteTitle || 'the site title'}.` : null}
        maxLength={ISSUE_LIMITS.senderName}
        value={form.senderName}
        onChange={(senderName) => onChange({ senderName })}
      />
      <TextField
        label="Reply-to"
        hint={form.replyTo.trim() === '' ? 'Leave it empty to use the contact email in Settings.' : null}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={form.replyTo}
        onChange={(replyTo) => onChange({ replyTo })}
      />
    </>
  );
}
