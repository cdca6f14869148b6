import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { DashboardSearch } from './dashboard-search.ts';

/** How long the typing rests before the list follows it, in milliseconds. */
const SEARCH_DELAY_MS = 300;

export type ListFiltersProps = {
  search: DashboardSearch;
  onSearch: (changes: Partial<DashboardSearch>) => void;
  /** What the search field looks through, such as `Search posts`. */
  searchLabel: string;
  statuses: readonly string[];
  /** Buttons at the end of the row. */
  children?: ReactNode;
};

/** Search and status filter of a list, both kept in the address, and the list's own buttons. */
export function ListFilters({ search, onSearch, searchLabel, statuses, children }: ListFiltersProps) {
  const { text, setText } = useSearchText(search.q ?? '', (q) => onSearch({ q, row: undefined }));
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <Field label={searchLabel} hasHiddenLabel className="relative w-full sm:w-64">
        {(control) => (
          <>
            <Search
              aria-hidden="true"
              className="icon pointer-events-none absolute top-1/2 left-2.5 z-1 -translate-y-1/2 text-sm text-muted"
            />
            <Input
              {...control}
              type="search"
              className="min-h-9! py-1! pl-9! text-sm! pointer-coarse:min-h-11!"
              placeholder={searchLabel}
              maxLength={200}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
      </Field>
      <Field label="Filter by status" hasHiddenLabel className="w-44">
        {(control) => (
          <Select
            {...control}
            className="min-h-9! py-1! text-sm! pointer-coarse:min-h-11!"
            value={statuses.includes(search.status ?? '') ? search.status : ''}
            onChange={(event) => onSearch({ status: event.target.value || undefined, row: undefined })}
          >
            <option value="">All statuses</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="ml-auto flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** What is typed, at once for the field and after a rest for the address; the address wins when it changes by itself. */
function useSearchText(q: string, onSettled: (q: string | undefined) => void) {
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  function change(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(value.trim() || undefined), SEARCH_DELAY_MS);
  }
  return { text, setText: change };
}
