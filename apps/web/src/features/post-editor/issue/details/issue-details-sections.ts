import type { DetailsSection } from '../../details/details-props.ts';
import { OutlineSection } from '../../details/outline-section.tsx';
import { AudienceSection } from './audience-section.tsx';
import type { IssueDetailsProps } from './issue-details-props.ts';
import { LayoutSection } from './layout-section.tsx';
import { SenderSection } from './sender-section.tsx';

/** The sections of the details of an issue. */
export const ISSUE_DETAILS_SECTIONS: readonly DetailsSection<IssueDetailsProps>[] = [
  { title: 'Audience', Section: AudienceSection },
  { title: 'Outline', Section: OutlineSection },
  { title: 'Sender', Section: SenderSection },
  { title: 'Mail and archive', Section: LayoutSection },
];
