import { createFileRoute } from '@tanstack/react-router';
import { marketingAgencies } from '../../content/industries/marketing-agencies.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/industry-head.ts';

export const Route = createFileRoute('/_site/marketing-agencies')({
  head: ({ match: { context } }) => industryHead(marketingAgencies, context.origin, context.site),
  component: MarketingAgenciesPage,
});

function MarketingAgenciesPage() {
  return <IndustryScreen page={marketingAgencies} />;
}
