import { createFileRoute } from '@tanstack/react-router';
import { termsOfService } from '@tideline/copy/legal/terms-of-service';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/terms-of-service')({
  beforeLoad: ({ context }) => context.copy.load('terms-of-service'),
  head: ({ match: { context } }) => legalHead('terms-of-service', context),
  component: TermsOfServicePage,
});

function TermsOfServicePage() {
  const { site } = Route.useRouteContext();
  return (
    <LegalScreen id="terms-of-service" document={useCopy('terms-of-service', 'page', termsOfService)} site={site} />
  );
}
