import { createFileRoute } from '@tanstack/react-router';
import { professionalServices } from '@tideline/copy/industries/professional-services';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { loadShown } from '../../lib/copy/load-shown.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

export const Route = createFileRoute('/_site/professional-services')({
  loader: (match) => loadShown(match, 'professional-services'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/professional-services')).professionalServices
      : undefined;
    return industryHead('professional-services', context, page);
  },
  ...mayBeMissing,
  component: ProfessionalServicesPage,
});

function ProfessionalServicesPage() {
  return <IndustryScreen page={useCopy('professional-services', 'page', professionalServices)} />;
}
