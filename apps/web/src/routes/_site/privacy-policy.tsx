import { createFileRoute } from '@tanstack/react-router';
import { privacyPolicy } from '@tideline/copy/legal/privacy-policy';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  beforeLoad: ({ context }) => context.copy.load('privacy-policy'),
  head: ({ match: { context } }) => legalHead('privacy-policy', context),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen id="privacy-policy" document={useCopy('privacy-policy', 'page', privacyPolicy)} site={site} />;
}
