import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { isFiltered, type SearchChanges } from '../dashboard-search.ts';
import { FilterSelect } from './filter-select.tsx';

/** Debounce of the search field, in milliseconds. */
const SEARCH_DELAY_MS = 300;
/** Two filters per line on a phone. */
const FILTER_CLASSES = 'w-44 max-sm:w-auto max-sm:grow';

/** A filter stored in the URL under `name`. */
export type ListFilter = {
  name: 'status' | 'category' | 'source' | 'sort';
  /** Accessible name, such as `Filter by status`. */
  label: string;
  /** First option, which removes `name` from the URL. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Message shown when the options could not be fetched. */
  failure?: string | null;
  /** Shown only on small screens, where the table has no column headers. */
  isForCards?: boolean;
};

export type ListFiltersProps = {
  search: SearchChanges;
  onSearch: (changes: SearchChanges) => void;
  /** Label of the search field, such as `Search posts`. */
  searchLabel: string;
  filters: readonly ListFilter[];
  /** Buttons at the end of the row. */
  children?: ReactNode;
};

/** Search field, filters and buttons of a list. State lives in the URL; a change returns to the first page. */
export function ListFilters({ search, onSearch, searchLabel, filters, children }: ListFiltersProps) {
  const choose = (changes: SearchChanges) => onSearch({ ...changes, at: undefined, row: undefined });
  const { text, setText } = useSearchText(search.q ?? '', (q) => choose({ q }));
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <div className="relative w-full sm:w-64">
        <Search
          aria-hidden="true"
          className="icon pointer-events-none absolute top-1/2 left-2.5 z-1 -translate-y-1/2 text-sm text-muted"
        />
        <TextField
          label={searchLabel}
          hasHiddenLabel
          type="search"
          inputClassName="min-h-9! py-1! pl-9! text-sm! pointer-coarse:min-h-11!"
          placeholder={searchLabel}
          maxLength={200}
          value={text}
          onChange={setText}
        />
      </div>
      {filters.map(({ name, label, all, options, failure, isForCards }) => (
        <FilterSelect
          key={name}
          label={label}
          hasHiddenLabel
          className={classNames(FILTER_CLASSES, isForCards ? 'max-sm:basis-44 lg:hidden' : 'max-sm:basis-36')}
          value={options.some(({ value }) => value === search[name]) ? (search[name] ?? '') : ''}
          all={all}
          options={options}
          failure={failure}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
      {isFiltered(search) ? (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => choose({ q: undefined, status: undefined, category: undefined, source: undefined })}
        >
          <X aria-hidden="true" className="icon" />
          Clear filters
        </Button>
      ) : null}
      <div className="ml-auto flex flex-wrap justify-end gap-2">{children}</div>
    </div>
  );
}

/** Options whose labels equal their values. */
export function toOptions(values: readonly string[]): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: value }));
}

/** Search text: the field updates at once, the URL after a debounce. A navigation overrides the field. */
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
