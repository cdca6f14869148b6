import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SearchChanges } from '../dashboard-search.ts';

/** Sort orders of a column: first click and reversed. */
export type ColumnSort = { first: string; second: string };

/** Current sort order of a table, with its setter. */
export type TableSort = {
  current: string;
  onSort: (sort: string) => void;
};

/** Sort handler that stores the order in the URL and returns to the first page. */
export function tableSort(current: string, onSearch: (changes: SearchChanges) => void): TableSort {
  return { current, onSort: (sort) => onSearch({ sort, at: undefined, row: undefined }) };
}

/** `aria-sort` value of a column header. */
export function ariaSort({ first, second }: ColumnSort, current: string): 'ascending' | 'descending' | 'none' {
  if (current !== first && current !== second) return 'none';
  return current.startsWith('-') ? 'descending' : 'ascending';
}

export type SortButtonProps = { label: string; column: ColumnSort; sort: TableSort };

/** A sortable column header. */
export function SortButton({ label, column, sort }: SortButtonProps) {
  const order = ariaSort(column, sort.current);
  const Icon = order === 'none' ? ArrowUpDown : order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => sort.onSort(sort.current === column.first ? column.second : column.first)}
      className="group -mx-1 inline-flex min-h-8 items-center gap-1 rounded-[3px] px-1 font-[560] hover:text-ink"
    >
      {label}
      <Icon
        aria-hidden="true"
        className={
          order === 'none'
            ? 'icon opacity-40 group-hover:opacity-100 group-focus-visible:opacity-100'
            : 'icon text-accent'
        }
      />
    </button>
  );
}
