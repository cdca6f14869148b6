import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { DashboardSearch } from '../dashboard-search.ts';

/** How a column is sorted: the order it takes at the first click, and the other way round. */
export type ColumnSort = { first: string; second: string };

/** The order of a table and how to change it. */
export type TableSort = {
  current: string;
  onSort: (sort: string) => void;
};

/** Sorts a table by what its head says; each order begins on the first page. */
export function tableSort(current: string, onSearch: (changes: Partial<DashboardSearch>) => void): TableSort {
  return { current, onSort: (sort) => onSearch({ sort, at: undefined, row: undefined }) };
}

/** What a head says of its order to a screen reader. */
export function ariaSort({ first, second }: ColumnSort, current: string): 'ascending' | 'descending' | 'none' {
  if (current !== first && current !== second) return 'none';
  return current.startsWith('-') ? 'descending' : 'ascending';
}

export type SortButtonProps = { label: string; column: ColumnSort; sort: TableSort };

/** The head of a column by which the table can be sorted. */
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
            : 'icon text-tide'
        }
      />
    </button>
  );
}
