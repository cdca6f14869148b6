import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/account-screen.tsx';

export const Route = createFileRoute('/admin/account')({
  head: () => ({ meta: [{ title: 'Account' }] }),
  component: AccountScreen,
});
