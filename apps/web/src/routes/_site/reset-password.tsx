import { createFileRoute } from '@tanstack/react-router';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { NewPassword } from './-new-password.tsx';

/** The title of `newPasswordPage`; importing it would add its other texts to the first bundle. */
const TITLE = 'Set a new password';

/**
 * The page behind the mailed link for staff who forgot their password. The token is in the fragment, which browsers
 * never send. The server marks the page noindex, no-store and no-referrer.
 */
export const Route = createFileRoute('/_site/reset-password')({
  head: ({ match: { context, pathname } }) => {
    const { origin, site } = context;
    return pageMeta({ title: TITLE, description: TITLE, path: pathname, origin, site, isHidden: true });
  },
  component: NewPassword,
});
