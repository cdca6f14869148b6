import { createFileRoute } from '@tanstack/react-router';
import { periodTexts, privacyPolicy } from '@tideline/copy/legal/privacy-policy';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: async ({ context }) => (await context.loadApi()).privacy.periods.query(),
  head: ({ match: { context } }) => legalHead('/privacy-policy', context.origin, context.site),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={privacyPolicy} site={site} texts={periodTexts(Route.useLoaderData())} />;
}
