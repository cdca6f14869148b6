import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { ariaSort, SortButton } from './sort-button.tsx';
import type { ColumnSort, TableSort } from './sort-button.tsx';

export type Column<Row> = {
  /** Unique per table; also the label on small screens unless `label` is given. */
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** Rendered instead of the header text. */
  head?: ReactNode;
  /** Sort orders of this column. */
  sort?: ColumnSort;
  /** Marks the row header; exactly one column. */
  isRowHeader?: boolean;
  /** Position of the cell in the card on small screens: beside the row header, or below without a label. */
  place?: 'before' | 'after' | 'unlabelled';
  className?: string;
};

export type DataTableProps<Row> = {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Highlighted row; scrolled into view. */
  highlightedId?: string;
  /** Current order; required when a column has `sort`. */
  sort?: TableSort;
  /** Marks rows that need attention. */
  isUrgent?: (row: Row) => boolean;
  /** Expanded content of a row; null when collapsed. */
  renderDetails?: (row: Row) => ReactNode;
};

/** A table with a sticky header; on small screens each row becomes a card. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, highlightedId, sort, isUrgent, renderDetails } = props;
  return (
    <table className="w-full border-separate border-spacing-0 text-sm wrap-normal max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              aria-sort={column.sort && sort ? ariaSort(column.sort, sort.current) : undefined}
              className={classNames(
                'sticky top-14 z-10 border-b border-line-strong bg-paper px-3 py-2 text-left font-[560] text-muted first:pl-2',
                column.className,
              )}
            >
              {column.sort && sort ? (
                <SortButton label={column.header} column={column.sort} sort={sort} />
              ) : (
                (column.head ?? column.header)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.map((row) => {
          const details = renderDetails?.(row);
          return [
            <tr
              key={row.id}
              ref={row.id === highlightedId ? bringIntoView : undefined}
              className={classNames(
                'hover:bg-sunk max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-y-1 max-lg:rounded-[6px] max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-3',
                row.id === highlightedId && 'bg-tint',
                isUrgent?.(row) &&
                  'max-lg:border-l-3 max-lg:border-l-danger lg:[&>*:first-child]:border-l-3 lg:[&>*:first-child]:border-l-danger',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.header} column={column} row={row} />
              ))}
            </tr>,
            details ? (
              <tr key={`${row.id}-details`} className="max-lg:-mt-3 max-lg:block">
                <td
                  colSpan={columns.length}
                  className="border-b border-line bg-sunk px-4 py-4 max-lg:block max-lg:rounded-b-[6px]"
                >
                  {/* Limited to the width of the table, so that a long message does not resize the columns. */}
                  <div className="w-0 min-w-full wrap-anywhere">{details}</div>
                </td>
              </tr>
            ) : null,
          ];
        })}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const isLabelled = !column.place && !column.isRowHeader;
  const className = classNames(
    'border-line px-3 py-1.5 text-left align-middle font-normal first:pl-2 lg:border-b',
    'max-lg:flex max-lg:items-center max-lg:gap-3 max-lg:p-0 max-lg:first:pl-0',
    column.isRowHeader && 'max-lg:col-start-2 max-lg:row-start-1 max-lg:min-w-0',
    column.place === 'before' && 'max-lg:col-start-1 max-lg:row-start-1 max-lg:pr-3',
    column.place === 'after' && 'max-lg:col-start-3 max-lg:row-start-1',
    (isLabelled || column.place === 'unlabelled') && 'max-lg:col-span-full',
    isLabelled && 'max-lg:before:type-label max-lg:before:w-24 max-lg:before:flex-none max-lg:before:text-muted',
    isLabelled && 'max-lg:before:content-[attr(data-label)]',
    column.className,
  );
  if (column.isRowHeader) {
    return (
      <th scope="row" data-label={column.header} className={className}>
        {column.renderCell(row)}
      </th>
    );
  }
  return (
    <td data-label={column.header} className={className}>
      {column.renderCell(row)}
    </td>
  );
}

function bringIntoView(row: HTMLTableRowElement | null) {
  row?.scrollIntoView({ block: 'center' });
}
