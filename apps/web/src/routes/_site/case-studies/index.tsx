import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@tideline/copy/parts/page-head';
import { CaseStudiesScreen } from '../../../features/case-studies/page/case-studies-screen.tsx';
import { loadShown } from '../../../lib/copy/load-shown.ts';
import { breadcrumbs } from '../../../lib/head/json-ld.ts';
import { missingPageHead } from '../../../lib/head/missing-page-head.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';
import { mayBeMissing } from '../-added/may-be-missing.ts';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: (match) => loadShown(match, 'case-studies'),
  head: ({ match: { context } }) => {
    const { origin, site, copy } = context;
    if (copy.isHidden('case-studies')) return missingPageHead('/case-studies', context);
    const crumbs = { name: 'Case Studies', path: '/case-studies' };
    const forMachines = import.meta.env.SSR ? { jsonLd: [breadcrumbs(origin, crumbs)] } : undefined;
    const head = copy.read('case-studies', 'head', pageHead['/case-studies']);
    return pageMeta({ ...head, path: '/case-studies', origin, site, forMachines });
  },
  ...mayBeMissing,
  component: CaseStudiesScreen,
});
