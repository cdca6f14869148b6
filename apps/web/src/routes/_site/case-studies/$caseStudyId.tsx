import { createFileRoute } from '@tanstack/react-router';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import { type CaseStudyPageContent, readCaseStudy } from '@tideline/copy/case-studies/read-case-study';
import { studyFields, studyParts } from '@tideline/copy/case-studies/study-copy';
import { useContext, useMemo } from 'react';
import { CaseStudyScreen } from '../../../features/case-studies/page/case-study-screen.tsx';
import type { NextStudyProps } from '../../../features/case-studies/page/next-study.tsx';
import { loadShown } from '../../../lib/copy/load-shown.ts';
import { CopyContext } from '../../../lib/copy/use-copy.ts';
import { AddedPage } from '../-added/added-page.tsx';
import { loadAddedPage } from '../-added/load-added-page.ts';
import { mayBeMissing } from '../-added/may-be-missing.ts';

/** A case study: one that is built in, or one that staff have added. */
export const Route = createFileRoute('/_site/case-studies/$caseStudyId')({
  loader: async (match) => {
    const id = CASE_STUDY_IDS.find((known) => known === match.params.caseStudyId);
    if (!id) return loadAddedPage(match);
    await loadShown(match, id, 'case-studies');
    return readCaseStudy(id);
  },
  // Imported dynamically: static imports of a head are in the first bundle of every page.
  head: async ({ match: { context, pathname }, loaderData }) =>
    (await import('../../../lib/head/case-study-head.ts')).caseStudyHead(loaderData, pathname, context),
  ...mayBeMissing,
  component: CaseStudyPage,
});

function CaseStudyPage() {
  const page = Route.useLoaderData();
  return 'study' in page ? <BuiltInStudy content={page} /> : <AddedPage page={page} />;
}

function BuiltInStudy({ content }: { content: CaseStudyPageContent }) {
  const read = useContext(CopyContext);
  const { id } = content.study;
  const builtIn = useMemo(() => studyFields(content), [content]);
  return (
    <CaseStudyScreen
      {...studyParts(read(id, 'page', builtIn))}
      next={read<NextStudyProps['study']>(id, 'next', content.next)}
    />
  );
}
