import { createFileRoute } from '@tanstack/react-router';
import { healthcare } from '@tideline/copy/industries/healthcare';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/healthcare')({
  loader: ({ context }) => context.copy.load('healthcare'),
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR ? (await import('@tideline/copy/industries/healthcare')).healthcare : undefined;
    return industryHead('healthcare', context, page);
  },
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryScreen page={useCopy('healthcare', 'page', healthcare)} />;
}
