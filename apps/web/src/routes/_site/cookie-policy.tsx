import { createFileRoute } from '@tanstack/react-router';
import { cookiePolicy } from '../../content/legal/cookie-policy.ts';
import { pageHead } from '../../content/page-head.ts';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const Route = createFileRoute('/_site/cookie-policy')({
  head: ({ match: { context } }) =>
    pageMeta({ ...pageHead['/cookie-policy'], path: '/cookie-policy', origin: context.origin, site: context.site }),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={cookiePolicy} site={site} />;
}
