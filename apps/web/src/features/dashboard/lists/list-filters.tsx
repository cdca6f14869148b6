import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ListToolbar } from '../../../staff/kit/lists/list-toolbar.tsx';
import { useIsPhone } from '../../../staff/use-media-query.ts';
import type { SearchChanges } from '../dashboard-search.ts';
import { FilterSelect } from './filter-select.tsx';
import { isFiltered } from './is-filtered.ts';
import type { ListKeysOptions } from './list-keys.ts';
import { ListKeysButton } from './list-keys-button.tsx';

/** Debounce of the search field, in milliseconds. */
const SEARCH_DELAY_MS = 300;
/** Changes that show all rows of a list, from its first page. */
export const NO_FILTERS: SearchChanges = {
  q: undefined,
  status: undefined,
  category: undefined,
  series: undefined,
  source: undefined,
  at: undefined,
  row: undefined,
};

/** A filter stored in the URL under `name`. */
export type ListFilter = {
  name: 'status' | 'category' | 'series' | 'source' | 'sort';
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
  /** The keys of the list; none where its rows are not in a table. */
  keys?: Omit<ListKeysOptions, 'onHelp'> | undefined;
  /** The button that adds a row. */
  add?: ReactNode;
  /** Other buttons. */
  children?: ReactNode;
  /** Below the row. */
  below?: ReactNode;
};

/** The toolbar of a list. State lives in the URL; a change returns to the first page. */
export function ListFilters({ search, onSearch, searchLabel, filters, keys, ...parts }: ListFiltersProps) {
  const isPhone = useIsPhone();
  const choose = (changes: SearchChanges) => onSearch({ ...changes, at: undefined, row: undefined });
  const { text, setText } = useSearchText(search.q ?? '', (q) => choose({ q }));
  const isOn = ({ name, options }: ListFilter) => options.some(({ value }) => value === search[name]);
  return (
    <ListToolbar
      search={{ label: searchLabel, text, onText: setText }}
      filterCount={filters.filter((filter) => filter.name !== 'sort' && isOn(filter)).length}
      onClear={isFiltered(search) ? () => onSearch(NO_FILTERS) : undefined}
      keys={keys ? <ListKeysButton {...keys} /> : null}
      filters={filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          label={filter.label}
          hasHiddenLabel={!isPhone}
          className={filter.isForCards ? 'sm:w-44 lg:hidden' : 'sm:w-44'}
          value={isOn(filter) ? (search[filter.name] ?? '') : ''}
          all={filter.all}
          options={filter.options}
          failure={filter.failure}
          onChoose={(value) => choose({ [filter.name]: value })}
        />
      ))}
      {...parts}
    />
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
