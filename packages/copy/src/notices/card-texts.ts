import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { type CardName, type CardText, pageCardName } from '@tideline/artwork/prints/social-card';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { callCardText } from '../calls/call-card.ts';
import { caseStudies } from '../case-studies/case-studies.ts';
import { caseStudyCardText } from '../case-studies/case-study-card.ts';
import { callPage } from '../calls/discovery-call.ts';
import { pageCardText } from '../parts/page-head.ts';
import { serviceCardText } from '../services/service-card.ts';
import { services } from '../services/services.ts';

/** The texts of all social cards except those of posts: the server draws no others. */
export const cardTexts: Record<CardName, CardText> = Object.fromEntries<CardText>([
  ...PUBLIC_PATHS.map((path) => [pageCardName(path), pageCardText(path)] as const),
  [pageCardName(CALL_PATH), callCardText(callPage)],
  ...services.map((service) => [`services/${service.id}`, serviceCardText(service)] as const),
  ...caseStudies.map((study) => [`case-studies/${study.id}`, caseStudyCardText(study)] as const),
]);
