import { createFileRoute } from '@tanstack/react-router';
import { healthcare } from '@tideline/copy/industries/healthcare';
import { IndustryScreen } from '../../features/industries/industry-screen.tsx';
import { industryHead } from '../../lib/head/industry-head.ts';

export const Route = createFileRoute('/_site/healthcare')({
  head: async ({ match: { context } }) => {
    // Imported dynamically: static imports of a head are in the first bundle of every page.
    const page = import.meta.env.SSR ? (await import('@tideline/copy/industries/healthcare')).healthcare : undefined;
    return industryHead('/healthcare', context.origin, context.site, page);
  },
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryScreen page={healthcare} />;
}
