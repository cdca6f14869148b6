import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { type Column, PRIORITY_CLASSES } from './column.ts';
import { CompactHead, CompactRow } from './compact-row.tsx';
import { ariaSort, SortButton, type TableSort } from './sort-button.tsx';
import { useIsPhone } from '../../../staff/use-media-query.ts';

export type DataTableProps<Row> = {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Highlighted row; scrolled into view. */
  highlightedId?: string;
  /** Row whose details are open beside the table. */
  currentId?: string;
  /** Current order; required when a column has `sort`. */
  sort?: TableSort;
  /** Marks rows that need attention. */
  isUrgent?: (row: Row) => boolean;
  /** Expanded content of a row; null when collapsed. */
  renderDetails?: (row: Row) => ReactNode;
};

/**
 * A table with a sticky header. Where it has little room, columns of low priority are hidden; on a phone each row has two
 * lines.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, highlightedId, currentId, sort, isUrgent, renderDetails } = props;
  const isPhone = useIsPhone();
  return (
    <div className="@container">
      <table
        className={classNames(
          'w-full border-separate border-spacing-0 text-sm wrap-normal',
          isPhone && 'block border-t border-line-strong',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className={isPhone ? 'sr-only' : undefined}>
          {isPhone ? <CompactHead columns={columns} /> : <Head columns={columns} sort={sort} />}
        </thead>
        <tbody className={isPhone ? 'block' : undefined}>
          {rows.map((row) => {
            const details = renderDetails?.(row);
            return [
              <tr
                key={row.id}
                data-id={row.id}
                aria-current={row.id === currentId || undefined}
                ref={row.id === highlightedId ? bringIntoView : row.id === currentId ? bringNear : undefined}
                className={classNames(
                  'scroll-mt-28 scroll-mb-4 hover:bg-sunk',
                  isPhone && 'flex min-h-16 items-center border-b border-line',
                  (row.id === highlightedId || row.id === currentId) && 'bg-tint',
                  // The edge takes no space, so that the text stays in line with other rows.
                  isUrgent?.(row) &&
                    (isPhone
                      ? 'border-l-3 border-l-danger [&>*:first-child]:-ml-[3px]'
                      : '[&>*:first-child]:border-l-3 [&>*:first-child]:border-l-danger [&>*:first-child]:pl-[5px]'),
                )}
              >
                {isPhone ? (
                  <CompactRow columns={columns} row={row} />
                ) : (
                  columns.map((column) => <Cell key={column.header} column={column} row={row} />)
                )}
              </tr>,
              details ? (
                <tr key={`${row.id}-details`} className={isPhone ? 'block' : undefined}>
                  <td
                    colSpan={columns.length}
                    className={classNames('border-b border-line bg-sunk p-4', isPhone && 'block')}
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
    </div>
  );
}

type HeadProps<Row> = { columns: readonly Column<Row>[]; sort: TableSort | undefined };

function Head<Row>({ columns, sort }: HeadProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <th
          key={column.header}
          scope="col"
          aria-sort={column.sort && sort ? ariaSort(column.sort, sort.current) : undefined}
          className={classNames(
            'sticky top-14 z-10 border-b border-line-strong bg-paper px-2 py-2 text-left font-[560] text-muted xl:px-3 xl:first:pl-2',
            PRIORITY_CLASSES[column.priority ?? 1],
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
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(
    'border-b border-line px-2 py-1.5 text-left align-middle font-normal xl:px-3 xl:first:pl-2',
    PRIORITY_CLASSES[column.priority ?? 1],
    column.className,
  );
  if (column.isRowHeader) {
    return (
      <th scope="row" className={className}>
        {column.renderCell(row)}
      </th>
    );
  }
  return <td className={className}>{column.renderCell(row)}</td>;
}

function bringIntoView(row: HTMLTableRowElement | null) {
  row?.scrollIntoView({ block: 'center' });
}

function bringNear(row: HTMLTableRowElement | null) {
  row?.scrollIntoView({ block: 'nearest' });
}
