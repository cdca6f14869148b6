import {
  ISSUE_ARCHIVE_LABELS,
  ISSUE_ARCHIVES,
  ISSUE_LAYOUT_LABELS,
  ISSUE_LAYOUTS,
} from '@tideline/domain/newsletter/issue';
import type { IssueDetailsProps } from './issue-details-props.ts';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';

/** The look of the mail, and its page in the archive. */
export function LayoutSection({ form, onChange }: IssueDetailsProps) {
  return (
    <>
      <SelectField
        label="Layout"
        hint={form.layout === 'letter' ? 'One text from top to bottom.' : 'Each # heading begins a new block.'}
        value={form.layout}
        options={ISSUE_LAYOUTS.map((layout) => ({ value: layout, label: ISSUE_LAYOUT_LABELS[layout] }))}
        onChange={(layout) => onChange({ layout })}
      />
      <SelectField
        label="Archive"
        hint="The page of the issue, linked in the email. Search engines find listed issues only."
        value={form.archive}
        options={ISSUE_ARCHIVES.map((archive) => ({ value: archive, label: ISSUE_ARCHIVE_LABELS[archive] }))}
        onChange={(archive) => onChange({ archive })}
      />
    </>
  );
}
