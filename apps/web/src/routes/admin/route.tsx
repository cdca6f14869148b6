import { createFileRoute, redirect } from '@tanstack/react-router';
import { findToken } from '../../lib/session/session.ts';
import { AdminError } from './-admin-error.tsx';
import { AdminLayout } from './-admin-layout.tsx';

/** The staff gate: rendered in the browser only, and only with a stored token. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: ({ context }) => {
    if (findToken() === null) throw redirect({ to: '/', replace: true });
    // They may be changed in here; the next public page asks for them again.
    context.settings.forget();
  },
  head: () => ({ meta: [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }] }),
  component: AdminLayout,
  errorComponent: AdminError,
});
