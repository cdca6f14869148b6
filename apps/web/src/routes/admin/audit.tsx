import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../features/dashboard/audit-screen.tsx';
import { parseAuditSearch } from '../../features/dashboard/audit-search.ts';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: parseAuditSearch,
  head: () => ({ meta: [{ title: 'Audit log' }] }),
  component: AuditPage,
});

function AuditPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AuditScreen search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />;
}
