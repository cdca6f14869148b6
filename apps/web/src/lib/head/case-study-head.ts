import type { CaseStudyPageContent } from '@tideline/copy/case-studies/read-case-study';
import type { ShownPage } from '@tideline/domain/page/added-page';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { CopyStore } from '../copy/copy-store.ts';
import { addedPageHead } from './added-page-head.ts';
import { caseStudyForMachines } from './json-ld.ts';
import { pageMeta } from './page-meta.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of a case study, built in or added; undefined: that of the page for an unknown path. */
export function caseStudyHead(
  page: CaseStudyPageContent | Omit<ShownPage, 'html'> | undefined,
  path: string,
  place: Place,
) {
  if (!page || !('study' in page)) return addedPageHead(page, path, place);
  const { origin, site, copy } = place;
  const study = copy.reader()(page.study.id, 'page', page.study);
  const forMachines = import.meta.env.SSR ? caseStudyForMachines(study, origin, site) : undefined;
  const title = `Case Study: ${study.title}`;
  return pageMeta({ title, description: study.summary, path, origin, site, hero: study.image, forMachines });
}
