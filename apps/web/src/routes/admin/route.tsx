import { createFileRoute, redirect } from '@tanstack/react-router';
import { findToken } from '../../lib/session/session.ts';
import { AdminError } from './-admin-error.tsx';
import { AdminLayout } from './-admin-layout.tsx';

/** The staff gate: rendered in the browser only, and only with a stored token. */
export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: () => {
    if (findToken() === null) throw redirect({ to: '/', replace: true });
  },
  head: () => ({ meta: [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }] }),
  component: AdminLayout,
  errorComponent: AdminError,
});
