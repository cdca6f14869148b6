import { createFileRoute } from '@tanstack/react-router';
import { healthcare } from '../../content/industries/healthcare.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/industry-head.ts';

export const Route = createFileRoute('/_site/healthcare')({
  head: ({ match: { context } }) => industryHead(healthcare, context.origin, context.site),
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryScreen page={healthcare} />;
}
