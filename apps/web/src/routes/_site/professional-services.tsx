import { createFileRoute } from '@tanstack/react-router';
import { professionalServices } from '../../content/industries/professional-services.ts';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/industry-head.ts';

export const Route = createFileRoute('/_site/professional-services')({
  head: async ({ match: { context } }) => {
    // Fetched here: what a head imports is in the first bundle of every page.
    const { professionalServices: page } = await import('../../content/industries/professional-services.ts');
    return industryHead(page, context.origin, context.site);
  },
  component: ProfessionalServicesPage,
});

function ProfessionalServicesPage() {
  return <IndustryScreen page={professionalServices} />;
}
