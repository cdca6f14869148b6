import { createFileRoute } from '@tanstack/react-router';
import { marketingAgencies } from '@tideline/copy/industries/marketing-agencies';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/marketing-agencies')({
  loader: ({ context }) => context.copy.load('marketing-agencies'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/marketing-agencies')).marketingAgencies
      : undefined;
    return industryHead('marketing-agencies', context, page);
  },
  component: MarketingAgenciesPage,
});

function MarketingAgenciesPage() {
  return <IndustryScreen page={useCopy('marketing-agencies', 'page', marketingAgencies)} />;
}
