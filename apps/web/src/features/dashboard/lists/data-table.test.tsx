import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

type Person = { id: string; name: string; city: string };

const ROWS: Person[] = [
  { id: 'a', name: 'Ada', city: 'London' },
  { id: 'b', name: 'Grace', city: 'New York' },
];
const COLUMNS: Column<Person>[] = [
  {
    header: 'Name',
    isRowHeader: true,
    renderCell: (person) => person.name,
    sort: { first: 'name', second: '-name' },
  },
  { header: 'City', renderCell: (person) => person.city },
];

function renderTable(props: Partial<DataTableProps<Person>> = {}) {
  render(<DataTable caption="People" columns={COLUMNS} rows={ROWS} {...props} />);
  return userEvent.setup();
}

test('lists each row under its own row header', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'People' });
  const row = within(table).getByRole('row', { name: /Grace/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('Grace');
  expect(within(row).getByRole('cell').textContent).toBe('New York');
});

test.each([
  ['-city', 'none', 'name'],
  ['name', 'ascending', '-name'],
  ['-name', 'descending', 'name'],
])('sorted by %s, the column says %s and asks for %s next', async (current, ariaSort, next) => {
  const onSort = vi.fn<(sort: string) => void>();
  const user = renderTable({ sort: { current, onSort } });
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(ariaSort);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
});

test('opens the details of a row below it', () => {
  renderTable({ renderDetails: (person) => (person.id === 'a' ? <p>Wrote the first program.</p> : null) });
  const texts = screen.getAllByRole('row').map((row) => row.textContent);
  expect(texts).toEqual(['NameCity', 'AdaLondon', 'Wrote the first program.', 'GraceNew York']);
});
