import { createFileRoute } from '@tanstack/react-router';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NewPassword } from './-new-password.tsx';

/** That of `newPasswordPage`, whose other texts the start of the site must not load. */
const TITLE = 'Set a new password';

/**
 * The page behind the link of a mail for staff who forgot their password. The token is in the fragment, which browsers send to
 * no server. The server marks the page noindex, no-store and no-referrer.
 */
export const Route = createFileRoute('/_site/reset-password')({
  head: ({ match: { context, pathname } }) => {
    const { origin, site } = context;
    return pageMeta({ title: TITLE, description: TITLE, path: pathname, origin, site, isHidden: true });
  },
  component: NewPassword,
});
