import { createFileRoute, notFound } from '@tanstack/react-router';
import { CASE_STUDY_IDS, caseStudyPath } from '@tideline/domain/site/site-path';
import { readCaseStudy } from '@tideline/copy/case-studies/read-case-study';
import { CaseStudyScreen } from '../../../features/case-studies/page/case-study-screen.tsx';
import { caseStudyForMachines } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { NotFoundPage } from '../-not-found-page.tsx';
import { notFoundPage } from '@tideline/copy/notices/not-found';

export const Route = createFileRoute('/_site/case-studies/$caseStudyId')({
  loader: ({ params: { caseStudyId } }) => {
    const id = CASE_STUDY_IDS.find((known) => known === caseStudyId);
    if (!id) throw notFound();
    return readCaseStudy(id);
  },
  head: ({ match: { context }, loaderData, params: { caseStudyId } }) => {
    const { origin, site, copy } = context;
    if (!loaderData) {
      const path = `/case-studies/${caseStudyId}`;
      const { heading, text } = copy.read('not-found', 'page', notFoundPage);
      return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
    }
    const { study } = loaderData;
    const forMachines = import.meta.env.SSR ? caseStudyForMachines(study, origin, site) : undefined;
    const title = `Case Study: ${study.title}`;
    const path = caseStudyPath(study.id);
    return pageMeta({ title, description: study.summary, path, origin, site, hero: study.image, forMachines });
  },
  notFoundComponent: NotFoundPage,
  component: CaseStudyPage,
});

function CaseStudyPage() {
  return <CaseStudyScreen {...Route.useLoaderData()} />;
}
