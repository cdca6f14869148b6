import { readAudience, writeAudience } from '../issue-form.ts';
import type { IssueDetailsProps } from './issue-details-props.ts';

/** Who gets the issue. */
export function AudienceSection({ form, parts: { AudienceFields }, onChange }: IssueDetailsProps) {
  if (!AudienceFields) return null;
  return (
    <AudienceFields
      value={readAudience(form.audience)}
      onChange={(audience) => onChange({ audience: writeAudience(audience) })}
    />
  );
}
