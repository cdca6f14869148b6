import { createFileRoute } from '@tanstack/react-router';
import { legalPractices } from '../../content/industries/legal-practices.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/industry-head.ts';

export const Route = createFileRoute('/_site/legal-practices')({
  head: ({ match: { context } }) => industryHead(legalPractices, context.origin, context.site),
  component: LegalPracticesPage,
});

function LegalPracticesPage() {
  return <IndustryScreen page={legalPractices} />;
}
