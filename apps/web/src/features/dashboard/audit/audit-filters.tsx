import { AUDIT_ACTIONS } from '@tideline/domain/staff/audit';
import { AUDIT_OBJECTS } from '@tideline/domain/staff/audit-entry';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { DateField } from '../../../staff/kit/fields/date-field.tsx';
import { actorName, countAuditFilters, NOBODY, NO_FILTERS, type AuditSearch } from './audit-search.ts';
import { ListToolbar } from '../../../staff/kit/lists/list-toolbar.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { toOptions } from '../lists/list-filters.tsx';
import { SMALL_CONTROL } from '../lists/small-control.ts';

export type AuditFiltersProps = {
  search: AuditSearch;
  /** Updates the search parameters; undefined removes one. Typing replaces the history entry. */
  onSearch: (changes: Record<string, string | undefined>, isTyped?: boolean) => void;
  /** Buttons at the end of the row. */
  children: ReactNode;
};

/** Filters for actor, action and period, stored in the URL. A change returns to the first page. */
export function AuditFilters({ search, onSearch, children }: AuditFiltersProps) {
  const actors = trpc.audit.actors.useQuery();
  function choose(name: keyof AuditSearch, value: string | undefined, isTyped = false) {
    // A filtered object has one kind. Another kind would empty the list without a visible reason.
    const other = name === 'object' && search.object !== undefined ? { id: undefined } : {};
    onSearch({ at: undefined, ...other, [name]: value || undefined }, isTyped);
  }
  const filterCount = countAuditFilters(search);
  const known = actors.data ?? [];
  const isKnown = search.actor === undefined || known.some((actor) => (actor || NOBODY) === search.actor);
  const choices = [
    {
      name: 'actor',
      label: 'Person',
      all: 'Everyone',
      options: [
        ...known.map((actor) => ({ value: actor || NOBODY, label: actorName(actor) })),
        ...(isKnown ? [] : toOptions([search.actor ?? ''])),
      ],
      failure: actors.isLoadingError ? 'Failed to fetch people' : null,
    },
    { name: 'object', label: 'Concerns', all: 'Everything', options: namedOptions(AUDIT_OBJECTS), failure: null },
    { name: 'action', label: 'Action', all: 'All actions', options: namedOptions(AUDIT_ACTIONS), failure: null },
  ] as const;
  return (
    <ListToolbar
      filterCount={filterCount}
      onClear={filterCount > 0 ? () => onSearch(NO_FILTERS) : undefined}
      filters={
        <>
          {choices.map(({ name, label, all, options, failure }) => (
            <FilterSelect
              key={name}
              label={label}
              className="sm:w-48"
              value={search[name] ?? ''}
              all={all}
              options={options}
              failure={failure}
              onChoose={(value) => choose(name, value)}
            />
          ))}
          {(['from', 'to'] as const).map((name) => (
            <DateField
              key={name}
              label={name === 'from' ? 'First day' : 'Last day'}
              className="sm:w-40"
              inputClassName={SMALL_CONTROL}
              min={name === 'to' ? search.from : undefined}
              max={name === 'from' ? search.to : undefined}
              value={search[name] ?? ''}
              onChange={(day) => choose(name, day, true)}
            />
          ))}
        </>
      }
    >
      {children}
    </ListToolbar>
  );
}

function namedOptions(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
