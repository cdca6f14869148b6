import { createFileRoute } from '@tanstack/react-router';
import { cookiePolicy } from '@tideline/copy/legal/cookie-policy';
import { LegalScreen } from '../../features/legal/legal-screen.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { legalHead } from '../../lib/head/legal-head.ts';

export const Route = createFileRoute('/_site/cookie-policy')({
  beforeLoad: ({ context }) => context.copy.load('cookie-policy'),
  head: ({ match: { context } }) => legalHead('cookie-policy', context),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  const { site } = Route.useRouteContext();
  return <LegalScreen id="cookie-policy" document={useCopy('cookie-policy', 'page', cookiePolicy)} site={site} />;
}
