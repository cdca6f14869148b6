import { POST_CARD_LABEL } from '@tideline/artwork/prints/social-card';
import type { CardLabels } from '@tideline/domain/site/settings';

/** The lines over the titles of the social cards. Those of pages are fields of the pages. */
export const cardLabels: CardLabels = {
  postWithoutCategory: POST_CARD_LABEL,
  service: 'Services',
  /** `{client}` is replaced by where the client is. */
  caseStudy: 'Case study: {client}',
};
