import { createFileRoute } from '@tanstack/react-router';
import { marketingAgencies } from '@tideline/copy/industries/marketing-agencies';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { loadShown } from '../../lib/copy/load-shown.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

export const Route = createFileRoute('/_site/marketing-agencies')({
  loader: (match) => loadShown(match, 'marketing-agencies'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/marketing-agencies')).marketingAgencies
      : undefined;
    return industryHead('marketing-agencies', context, page);
  },
  ...mayBeMissing,
  component: MarketingAgenciesPage,
});

function MarketingAgenciesPage() {
  return <IndustryScreen page={useCopy('marketing-agencies', 'page', marketingAgencies)} />;
}
