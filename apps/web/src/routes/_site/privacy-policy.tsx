import { createFileRoute } from '@tanstack/react-router';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';
import { pageHead } from '../../content/page-head.ts';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  head: ({ match: { context } }) =>
    pageMeta({ ...pageHead['/privacy-policy'], path: '/privacy-policy', origin: context.origin, site: context.site }),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={privacyPolicy} site={site} />;
}
