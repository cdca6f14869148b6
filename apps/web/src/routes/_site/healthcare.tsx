import { createFileRoute } from '@tanstack/react-router';
import { healthcare } from '@tideline/copy/industries/healthcare';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { loadShown } from '../../lib/copy/load-shown.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

export const Route = createFileRoute('/_site/healthcare')({
  loader: (match) => loadShown(match, 'healthcare'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR ? (await import('@tideline/copy/industries/healthcare')).healthcare : undefined;
    return industryHead('healthcare', context, page);
  },
  ...mayBeMissing,
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryScreen page={useCopy('healthcare', 'page', healthcare)} />;
}
