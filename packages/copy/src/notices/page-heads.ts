import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { caseStudyPath, PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { caseStudies } from '../case-studies/case-studies.ts';
import { callPage } from '../calls/discovery-call.ts';
import { pageHead } from '../parts/page-head.ts';

/** Title and description of each page whose text is part of the web app, for the list that the server offers to programs. */
export const pageHeads: Record<string, { title: string; description: string }> = Object.fromEntries([
  ...PUBLIC_PATHS.map((path) => [path, { title: pageHead[path].title, description: pageHead[path].description }]),
  [CALL_PATH, { title: callPage.title, description: callPage.description }],
  ...caseStudies.map(({ id, title, summary }) => [caseStudyPath(id), { title, description: summary }]),
]);
