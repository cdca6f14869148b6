import { createFileRoute } from '@tanstack/react-router';
import { legalPractices } from '@tideline/copy/industries/legal-practices';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { loadShown } from '../../lib/copy/load-shown.ts';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';
import { mayBeMissing } from './-added/may-be-missing.ts';

export const Route = createFileRoute('/_site/legal-practices')({
  loader: (match) => loadShown(match, 'legal-practices'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/legal-practices')).legalPractices
      : undefined;
    return industryHead('legal-practices', context, page);
  },
  ...mayBeMissing,
  component: LegalPracticesPage,
});

function LegalPracticesPage() {
  return <IndustryScreen page={useCopy('legal-practices', 'page', legalPractices)} />;
}
