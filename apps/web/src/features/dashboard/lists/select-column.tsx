import { Checkbox } from '../../../staff/kit/fields/checkbox.tsx';
import type { Column } from './column.ts';

export type Selection = { ids: ReadonlySet<string>; onSelect: (ids: ReadonlySet<string>) => void };

type SelectColumnOptions<Row> = Selection & {
  rows: readonly Row[];
  /** Plural, such as `enquiries`. */
  noun: string;
  nameOf: (row: Row) => string;
};

/** The column that selects rows for bulk actions. */
export function selectColumn<Row extends { id: string }>(options: SelectColumnOptions<Row>): Column<Row> {
  const { ids, onSelect, rows, noun, nameOf } = options;
  return {
    header: 'Select',
    head: (
      <Checkbox
        label={`Select all ${noun} shown`}
        isChecked={rows.every((row) => ids.has(row.id))}
        onChange={(isChecked) => onSelect(new Set(isChecked ? rows.map((row) => row.id) : []))}
      />
    ),
    className: 'w-10',
    place: 'before',
    renderCell: (row) => (
      <Checkbox
        label={`Select ${nameOf(row)}`}
        isChecked={ids.has(row.id)}
        onChange={() => onSelect(toggled(ids, row.id))}
      />
    ),
  };
}

/** The ids with or without one of them. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
