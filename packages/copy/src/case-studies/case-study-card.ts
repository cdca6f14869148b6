import type { CardText } from '@tideline/artwork/prints/social-card';
import type { CaseStudy } from './case-study.ts';

/** What the social card of a case study says. */
export function caseStudyCardText({ id, title, location }: Pick<CaseStudy, 'id' | 'title' | 'location'>): CardText {
  return { title, label: `Case study: ${location}`, seed: id };
}
