import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '@tideline/copy/parts/page-head';
import { CaseStudiesScreen } from '../../../features/case-studies/page/case-studies-screen.tsx';
import { breadcrumbs } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';

export const Route = createFileRoute('/_site/case-studies/')({
  loader: ({ context }) => context.copy.load('case-studies'),
  head: ({ match: { context } }) => {
    const { origin, site, copy } = context;
    const crumbs = { name: 'Case Studies', path: '/case-studies' };
    const forMachines = import.meta.env.SSR ? { jsonLd: [breadcrumbs(origin, crumbs)] } : undefined;
    const head = copy.read('case-studies', 'head', pageHead['/case-studies']);
    return pageMeta({ ...head, path: '/case-studies', origin, site, forMachines });
  },
  component: CaseStudiesScreen,
});
