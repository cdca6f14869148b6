import { createFileRoute } from '@tanstack/react-router';
import { legalPractices } from '@tideline/copy/industries/legal-practices';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/legal-practices')({
  loader: ({ context }) => context.copy.load('legal-practices'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR
      ? (await import('@tideline/copy/industries/legal-practices')).legalPractices
      : undefined;
    return industryHead('legal-practices', context, page);
  },
  component: LegalPracticesPage,
});

function LegalPracticesPage() {
  return <IndustryScreen page={useCopy('legal-practices', 'page', legalPractices)} />;
}
