import type { CardText } from '@tideline/artwork/prints/social-card';
import { cardLabels } from '../notices/card-labels.ts';
import type { CaseStudy } from './case-study.ts';

/** What the social card of a case study says. */
export function caseStudyCardText(
  { id, title, location }: Pick<CaseStudy, 'id' | 'title' | 'location'>,
  label = cardLabels.caseStudy,
): CardText {
  return { title, label: label.replaceAll('{client}', () => location), seed: id };
}
