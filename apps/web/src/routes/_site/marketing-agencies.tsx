import { createFileRoute } from '@tanstack/react-router';
import { marketingAgencies } from '../../content/industries/marketing-agencies.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/marketing-agencies')({
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('../../content/industries/marketing-agencies.ts')).marketingAgencies
      : undefined;
    return industryHead('/marketing-agencies', context.origin, context.site, page);
  },
  component: MarketingAgenciesPage,
});

function MarketingAgenciesPage() {
  return <IndustryScreen page={marketingAgencies} />;
}
