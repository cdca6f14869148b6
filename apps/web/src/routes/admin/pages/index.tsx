import { createFileRoute } from '@tanstack/react-router';
import { PagesScreen } from '../../../features/dashboard/pages/pages-screen.tsx';
import { ForRole } from '../../../staff/roles/for-role.tsx';

export const Route = createFileRoute('/admin/pages/')({
  head: () => ({ meta: [{ title: 'Pages' }] }),
  component: () => <ForRole needs={['pages.edit']} screen={PagesScreen} />,
});
