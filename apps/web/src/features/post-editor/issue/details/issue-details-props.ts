import type { OutlineSectionProps } from '../../details/outline-section.tsx';
import type { IssueForm } from '../issue-form.ts';
import type { IssueParts } from '../issue-parts.ts';

/** The props of every section of an issue's details. */
export type IssueDetailsProps = OutlineSectionProps & {
  form: IssueForm;
  parts: IssueParts;
  /** Replaces an empty sender name. */
  siteTitle: string;
  onChange: (changes: Partial<Omit<IssueForm, 'content'>>) => void;
};
