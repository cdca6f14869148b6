import { createFileRoute } from '@tanstack/react-router';
import { professionalServices } from '@tideline/copy/industries/professional-services';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/professional-services')({
  loader: ({ context }) => context.copy.load('professional-services'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/professional-services')).professionalServices
      : undefined;
    return industryHead('professional-services', context, page);
  },
  component: ProfessionalServicesPage,
});

function ProfessionalServicesPage() {
  return <IndustryScreen page={useCopy('professional-services', 'page', professionalServices)} />;
}
