import { createFileRoute } from '@tanstack/react-router';
import { termsOfService } from '../../content/legal/terms-of-service.ts';
import { pageHead } from '../../content/page-head.ts';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const Route = createFileRoute('/_site/terms-of-service')({
  head: ({ match: { context } }) =>
    pageMeta({
      ...pageHead['/terms-of-service'],
      path: '/terms-of-service',
      origin: context.origin,
      site: context.site,
    }),
  component: TermsOfServicePage,
});

function TermsOfServicePage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={termsOfService} site={site} />;
}
