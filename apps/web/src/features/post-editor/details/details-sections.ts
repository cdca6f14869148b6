import { AddressSection } from '../address/address-section.tsx';
import { AuthorSection } from './author-section.tsx';
import { ChecksSection } from './checks-section.tsx';
import { CoverSection } from './cover-section.tsx';
import type { DetailsProps, DetailsSection } from './details-props.ts';
import { OutlineSection } from './outline-section.tsx';
import { PublishingSection } from './publishing-section.tsx';
import { ResultsSection } from './results-section.tsx';
import { SearchAndSocialSection } from './search-and-social-section.tsx';
import { TopicSection } from './topic-section.tsx';

/** The sections of the details of a post. */
export const DETAILS_SECTIONS: readonly DetailsSection<DetailsProps>[] = [
  { title: 'Publishing', Section: PublishingSection },
  { title: 'What it led to', Section: ResultsSection },
  { title: 'Outline', Section: OutlineSection },
  { title: 'Topic', Section: TopicSection },
  { title: 'Author', Section: AuthorSection },
  { title: 'Cover', Section: CoverSection },
  { title: 'Address', Section: AddressSection },
  { title: 'Search and social', Section: SearchAndSocialSection },
  { title: 'Checks', Section: ChecksSection },
];
