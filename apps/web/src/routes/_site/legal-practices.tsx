import { createFileRoute } from '@tanstack/react-router';
import { legalPractices } from '../../content/industries/legal-practices.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/industry-head.ts';

export const Route = createFileRoute('/_site/legal-practices')({
  head: async ({ match: { context } }) => {
    // Fetched here: what a head imports is in the first bundle of every page.
    const { legalPractices: page } = await import('../../content/industries/legal-practices.ts');
    return industryHead(page, context.origin, context.site);
  },
  component: LegalPracticesPage,
});

function LegalPracticesPage() {
  return <IndustryScreen page={legalPractices} />;
}
