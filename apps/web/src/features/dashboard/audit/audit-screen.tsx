import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { AuditFilters, type AuditFiltersProps } from './audit-filters.tsx';
import { auditFilters, countAuditFilters, NO_FILTERS, type AuditSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { ListFooter } from '../lists/list-footer.tsx';
import { ListPanel } from '../lists/list-panel.tsx';

const PAGE_SIZE = 50;

export type AuditScreenProps = Pick<AuditFiltersProps, 'onSearch'> & { search: AuditSearch };

/** The append-only audit log: who did what and when. */
export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  const filters = auditFilters(search);
  const list = trpc.audit.list.useQuery(
    { limit: PAGE_SIZE, cursor: search.at, ...filters },
    { placeholderData: keepPreviousData, meta: { failure: 'Failed to fetch the audit log' } },
  );
  const entries = list.data?.items ?? [];
  return (
    <div className="pt-6 pb-16">
      <h1 className="type-title text-title-s sm:text-title">Audit log</h1>
      <p className="mt-1 max-w-prose pb-5 text-muted">
        Who did what, and when. Entries cannot be changed and are kept for at least a year.
      </p>
      <AuditFilters search={search} onSearch={onSearch}>
        <ExportButton path="/api/audit.csv" filters={filters} failure="Failed to export the audit log" />
      </AuditFilters>
      <ListPanel
        query={list}
        empty={{
          title: 'Nothing in the audit log yet',
          text: 'What your team does from now on appears here right away.',
        }}
        noMatch={
          countAuditFilters(search) > 0 && {
            title: 'Nothing found in the audit log',
            clear: 'Show the whole log',
            onClear: () => onSearch(NO_FILTERS),
          }
        }
      >
        {(data) => (
          <>
            <AuditTable
              entries={entries}
              onChooseThing={({ object, objectId }) => onSearch({ ...NO_FILTERS, object, id: objectId })}
            />
            <ListFooter
              page={data}
              nouns={['entry', 'entries']}
              renderPageLink={(at, children) => (
                <ButtonLink to="/admin/audit" search={{ ...search, at }} size="sm" variant="secondary" preload={false}>
                  {children}
                </ButtonLink>
              )}
            />
          </>
        )}
      </ListPanel>
    </div>
  );
}
