import { createFileRoute } from '@tanstack/react-router';
import { cookiePolicy } from '@tideline/copy/legal/cookie-policy';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/cookie-policy')({
  head: ({ match: { context } }) => legalHead('/cookie-policy', context.origin, context.site),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={cookiePolicy} site={site} />;
}
