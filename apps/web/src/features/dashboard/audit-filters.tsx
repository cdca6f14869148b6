import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '@tideline/domain/audit';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { actorName, isAuditFiltered, NOBODY, NO_FILTERS, type AuditSearch } from './audit-search.ts';

const CONTROL = 'min-h-9! py-1! text-sm! pointer-coarse:min-h-11!';

export type AuditFiltersProps = {
  search: AuditSearch;
  /** Changes the address; undefined takes a value out of it. */
  onSearch: (changes: Record<string, string | undefined>) => void;
  /** Buttons at the end of the row. */
  children: ReactNode;
};

/** Who, what and when, all kept in the address. Each change starts at the first page. */
export function AuditFilters({ search, onSearch, children }: AuditFiltersProps) {
  const actors = trpc.audit.actors.useQuery(undefined, { refetchOnMount: 'always' }).data ?? [];
  const choose = (name: keyof AuditSearch, value: string) => onSearch({ at: undefined, [name]: value || undefined });
  const actorOptions = actors.map((actor) => [actor || NOBODY, actorName(actor)] as const);
  const isKnown = search.actor === undefined || actorOptions.some(([value]) => value === search.actor);
  const choices = [
    {
      name: 'actor',
      label: 'Person',
      all: 'Everybody',
      options: isKnown ? actorOptions : [...actorOptions, [search.actor ?? '', search.actor ?? ''] as const],
    },
    { name: 'object', label: 'Concerns', all: 'Everything', options: Object.entries(AUDIT_OBJECTS) },
    { name: 'action', label: 'Act', all: 'All acts', options: Object.entries(AUDIT_ACTIONS) },
  ] as const;
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-3 pb-4">
      {choices.map(({ name, label, all, options }) => (
        <Field key={name} label={label} className="w-48 max-sm:w-auto max-sm:grow max-sm:basis-36">
          {(control) => (
            <Select
              {...control}
              className={CONTROL}
              value={search[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            >
              <option value="">{all}</option>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={name === 'from' ? 'First day' : 'Last day'} className="w-40 max-sm:w-auto max-sm:grow">
          {(control) => (
            <Input
              {...control}
              type="date"
              className={CONTROL}
              min={name === 'to' ? search.from : undefined}
              max={name === 'from' ? search.to : undefined}
              value={search[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      {isAuditFiltered(search) ? (
        <Button size="sm" variant="quiet" onClick={() => onSearch(NO_FILTERS)}>
          <X aria-hidden="true" className="icon" />
          Clear filters
        </Button>
      ) : null}
      <div className="ml-auto">{children}</div>
    </div>
  );
}
