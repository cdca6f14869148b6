import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../features/dashboard/audit/audit-screen.tsx';
import { parseAuditSearch, type AuditSearch } from '../../features/dashboard/audit/audit-search.ts';
import { ForRole } from '../../staff/roles/for-role.tsx';

export const Route = createFileRoute('/admin/audit')({
  // Not parsed here: the parser contains the name of every action, and every page loads this file.
  validateSearch: (search: Record<string, unknown>): Partial<Record<keyof AuditSearch, unknown>> => search,
  head: () => ({ meta: [{ title: 'Audit log' }] }),
  component: () => <ForRole needs={['audit.read']} screen={AuditPage} />,
});

function AuditPage() {
  const search = parseAuditSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(changes, isTyped = false) =>
        void navigate({
          search: (current) => parseAuditSearch({ ...current, ...changes }),
          replace: isTyped,
          resetScroll: false,
        })
      }
    />
  );
}
