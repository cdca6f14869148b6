import { createFileRoute } from '@tanstack/react-router';
import { newPasswordPage } from '../../content/notices/sign-in-ways.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NewPassword } from './-new-password.tsx';

/**
 * The page behind the link of a mail for staff who forgot their password. The token is in the fragment, which browsers send to
 * no server. The server marks the page noindex, no-store and no-referrer.
 */
export const Route = createFileRoute('/_site/reset-password')({
  head: ({ match: { context, pathname } }) => {
    const { origin, site } = context;
    const { title, text } = newPasswordPage;
    return pageMeta({ title, description: text, path: pathname, origin, site, isHidden: true });
  },
  component: NewPassword,
});
