import { ISSUE_LIMITS } from '@tideline/domain/newsletter/issue';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import type { IssueDetailsProps } from './issue-details-props.ts';

/** The sender's name and the reply address. */
export function SenderSection({ form, siteTitle, onChange }: IssueDetailsProps) {
  return (
    <>
      <Field
        label="Sender name"
        hint={form.senderName.trim() === '' ? `Empty: ${siteTitle || 'the site title'}.` : null}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={ISSUE_LIMITS.senderName}
            value={form.senderName}
            onChange={({ target }) => onChange({ senderName: target.value })}
          />
        )}
      </Field>
      <Field label="Reply-to" hint={form.replyTo.trim() === '' ? 'Empty: the contact email of Settings.' : null}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={form.replyTo}
            onChange={({ target }) => onChange({ replyTo: target.value })}
          />
        )}
      </Field>
    </>
  );
}
