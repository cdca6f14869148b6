import type { ReactNode } from 'react';
import type { ColumnSort } from './sort-button.tsx';

export type Column<Row> = {
  /** Unique per table. */
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** Rendered instead of the header text. */
  head?: ReactNode;
  /** Sort orders of this column. */
  sort?: ColumnSort;
  /** Marks the row header; exactly one column. */
  isRowHeader?: boolean;
  /** Columns of priority 2 and 3 are hidden where the table has less room: see `PRIORITY_CLASSES`. Default 1. */
  priority?: 1 | 2 | 3;
  /** Place in the two lines of a row on a phone. The row header comes first; a column without a place is not shown. */
  place?: Place;
  /** Cell content on a phone, instead of `renderCell`; null leaves the cell out. */
  renderCompact?: (row: Row) => ReactNode;
  className?: string;
};

/**
 * - `before`, `after`: at the edges, over both lines
 * - `beside`: first line, at its end
 * - `below`: second line, one after another; `end`: at its end
 * - `under`: a further line
 */
export type Place = 'before' | 'beside' | 'below' | 'end' | 'under' | 'after';

/** The width of the table from which its columns are shown. A window of 1024 px has a table of 60 rem. */
export const PRIORITY_CLASSES = { 1: '', 2: '@max-[44rem]:hidden', 3: '@max-[60rem]:hidden' };
