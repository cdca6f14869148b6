import type { OutlineSectionProps } from '../../details/outline-section.tsx';
import type { IssueForm } from '../issue-form.ts';
import type { IssueParts } from '../issue-parts.ts';

/** What every section of the details of an issue is given. */
export type IssueDetailsProps = OutlineSectionProps & {
  form: IssueForm;
  parts: IssueParts;
  /** What stands for an empty sender name. */
  siteTitle: string;
  onChange: (changes: Partial<Omit<IssueForm, 'content'>>) => void;
};
