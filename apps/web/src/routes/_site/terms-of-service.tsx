import { createFileRoute } from '@tanstack/react-router';
import { termsOfService } from '@tideline/copy/legal/terms-of-service';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/terms-of-service')({
  head: ({ match: { context } }) => legalHead('/terms-of-service', context.origin, context.site),
  component: TermsOfServicePage,
});

function TermsOfServicePage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen document={termsOfService} site={site} />;
}
