import { createFileRoute } from '@tanstack/react-router';
import { legalPractices } from '../../content/industries/legal-practices.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/legal-practices')({
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('../../content/industries/legal-practices.ts')).legalPractices
      : undefined;
    return industryHead('/legal-practices', context.origin, context.site, page);
  },
  component: LegalPracticesPage,
});

function LegalPracticesPage() {
  return <IndustryScreen page={legalPractices} />;
}
