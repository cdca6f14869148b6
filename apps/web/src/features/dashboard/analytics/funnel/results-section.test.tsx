import { screen, within } from '@testing-library/react';
import type { Results } from '@tideline/domain/stats/results';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { ResultsSection } from './results-section.tsx';

const RESULTS: Results = {
  by: 'post',
  firstDay: '2026-11-01',
  currency: 'EUR',
  rows: [
    { key: 'a', name: 'Low tide', postId: 'low-tide', received: 12, clients: 3, value: 14_000 },
    { key: 'b', name: '', postId: null, received: 1, clients: 0, value: 0 },
  ],
  total: { received: 30, clients: 4, value: 15_000 },
};

async function renderResults(results: Results) {
  const onSearch = vi.fn<(changes: object) => void>();
  const props = { range: '30d', kind: results.by, sort: '-received', onSearch } as const;
  const staff = await renderStaff(<ResultsSection {...props} />, { 'stats.results': () => results });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return { ...staff, onSearch, cells: rows.map((row) => [...row.children].map(({ textContent }) => textContent)) };
}

test('shows the figures of each row, and of all inquiries', async () => {
  const { cells } = await renderResults(RESULTS);
  expect(cells.slice(1)).toEqual([
    ['Low tide', '12', '3', '€14,000'],
    ['A post that is deleted, untitled or not public', '1', '0', '€0'],
    ['All inquiries', '30', '4', '€15,000'],
  ]);
  expect(screen.getByRole('link', { name: 'Low tide' }).getAttribute('href')).toBe('/admin/blog?edit=low-tide');
});

test('names the sources', async () => {
  const rows = ['organic', 'unknown'].map((key) => Object.assign({}, RESULTS.rows[1], { key, name: key }));
  const { cells } = await renderResults({ ...RESULTS, by: 'source', rows });
  expect(cells.slice(1, 3).map(([name]) => name)).toEqual(['Organic search', 'Unknown']);
});

test('a click on a column sorts by it, a choice shows another kind', async () => {
  const { user, onSearch, calls } = await renderResults(RESULTS);
  expect(calls).toContainEqual({ path: 'stats.results', input: { by: 'post', range: '30d', sort: '-received' } });
  await user.click(screen.getByRole('button', { name: 'Value' }));
  expect(onSearch).toHaveBeenLastCalledWith({ sort: '-value' });
  await user.click(screen.getByRole('button', { name: 'Inquiries' }));
  expect(onSearch).toHaveBeenLastCalledWith({ sort: 'received' });
  await user.click(screen.getByRole('radio', { name: 'Campaigns' }));
  expect(onSearch).toHaveBeenLastCalledWith({ by: 'campaign' });
});

test('says that no inquiry followed a post', async () => {
  await renderStaff(<ResultsSection range="7d" kind="post" sort="-received" onSearch={() => undefined} />, {
    'stats.results': () => ({ ...RESULTS, rows: [] }),
  });
  expect(await screen.findByText('No inquiry in this period followed a post.')).toBeTruthy();
});
