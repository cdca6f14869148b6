import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import type { Column, Place } from './column.ts';

export type CompactRowProps<Row> = { columns: readonly Column<Row>[]; row: Row };

/** The cells of a row on a phone: two lines, with the cells at the edges beside both. */
export function CompactRow<Row>({ columns, row }: CompactRowProps<Row>) {
  const at = (place: Place) =>
    columns
      .filter((column) => column.place === place)
      .map((column) => ({ header: column.header, content: renderCompact(column, row) }))
      .filter(({ content }) => content !== null);
  const title = columns.find((column) => column.isRowHeader);
  return (
    <>
      {at('before').map(({ header, content }) => (
        <td key={header} className="flex-none pl-2">
          {content}
        </td>
      ))}
      <th scope="row" data-one-line className="relative block min-w-0 flex-1 px-2 py-1.75 text-left font-normal">
        <div className="flex h-6 items-center gap-3">
          <div className="min-w-0 flex-1">{title ? renderCompact(title, row) : null}</div>
          <Pieces pieces={at('beside')} className="flex-none text-xs text-muted" />
        </div>
        <div className="flex h-6 items-center gap-1.5 text-[0.8125rem] text-muted">
          <Pieces pieces={at('below')} className="contents not-first:before:content-['·']" />
          <Pieces pieces={at('end')} className="ml-auto flex flex-none" />
        </div>
        <Pieces pieces={at('under')} className="text-[0.8125rem] wrap-anywhere whitespace-normal text-muted" />
      </th>
      {at('after').map(({ header, content }) => (
        <td key={header} className="flex-none">
          {content}
        </td>
      ))}
    </>
  );
}

/** Headers of the same cells, for screen readers. */
export function CompactHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const shown = columns.filter(({ place, isRowHeader }) => isRowHeader || place === 'before' || place === 'after');
  return (
    <tr>
      {shown.map(({ header }) => (
        <th key={header} scope="col">
          {header}
        </th>
      ))}
    </tr>
  );
}

type PiecesProps = { pieces: readonly { header: string; content: ReactNode }[]; className: string };

function Pieces({ pieces, className }: PiecesProps) {
  return pieces.map(({ header, content }) => (
    <div key={header} className={classNames(className)}>
      {content}
    </div>
  ));
}

function renderCompact<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.renderCompact ? column.renderCompact(row) : column.renderCell(row);
}
