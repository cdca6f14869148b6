import {
  ISSUE_ARCHIVE_LABELS,
  ISSUE_ARCHIVES,
  ISSUE_LAYOUT_LABELS,
  ISSUE_LAYOUTS,
} from '@tideline/domain/newsletter/issue';
import { Field } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import type { IssueDetailsProps } from './issue-details-props.ts';

/** The look of the mail, and its page in the archive. */
export function LayoutSection({ form, onChange }: IssueDetailsProps) {
  return (
    <>
      <Field
        label="Layout"
        hint={form.layout === 'letter' ? 'One text from top to bottom.' : 'Each # heading begins a piece of its own.'}
      >
        {(control) => (
          <Select
            {...control}
            value={form.layout}
            onChange={({ target }) =>
              onChange({ layout: ISSUE_LAYOUTS.find((layout) => layout === target.value) ?? form.layout })
            }
          >
            {ISSUE_LAYOUTS.map((layout) => (
              <option key={layout} value={layout}>
                {ISSUE_LAYOUT_LABELS[layout]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Archive" hint="The page of the issue, linked in the mail. Search engines find listed issues only.">
        {(control) => (
          <Select
            {...control}
            value={form.archive}
            onChange={({ target }) =>
              onChange({ archive: ISSUE_ARCHIVES.find((archive) => archive === target.value) ?? form.archive })
            }
          >
            {ISSUE_ARCHIVES.map((archive) => (
              <option key={archive} value={archive}>
                {ISSUE_ARCHIVE_LABELS[archive]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
