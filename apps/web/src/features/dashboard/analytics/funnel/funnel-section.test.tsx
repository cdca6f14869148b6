import { screen, within } from '@testing-library/react';
import type { Funnel } from '@tideline/domain/stats/funnel';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { FunnelSection } from './funnel-section.tsx';

const FUNNEL: Funnel = {
  firstDay: '2026-11-01',
  since: '2026-11-01',
  visits: 1_200,
  opened: 300,
  started: 20,
  sent: 10,
  stops: [
    { field: 'firstName', visitors: 0 },
    { field: 'email', visitors: 8 },
    { field: 'message', visitors: 2 },
  ],
  received: 12,
  answered: 9,
  won: 3,
};

async function cellsOf(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  const rows = within(table).getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

test('shows each step with its share, and the fields at which visitors stop', async () => {
  await renderStaff(<FunnelSection range="30d" />, { 'stats.funnel': () => FUNNEL });
  expect(await cellsOf('Visitors')).toEqual([
    ['Visitors', '1,200', ''],
    ['Form opened', '300', '25%'],
    ['First field', '20', '7%'],
    ['Sent', '10', '50%'],
  ]);
  expect(await cellsOf('Inquiries')).toEqual([
    ['Inquiries', '12', ''],
    ['Answered', '9', '9 of 12'],
    ['Won', '3', '3 of 12'],
  ]);
  expect(await cellsOf('Where visitors stop')).toEqual([
    ['Email', '8', '8 of 10'],
    ['Message', '2', '2 of 10'],
  ]);
  expect(screen.getByText(/^Of 1,200 visitors, 300 opened the contact form, 20 began/)).toBeTruthy();
  expect(screen.getByText(/counted since November 1, 2026/)).toBeTruthy();
});

test('the funnel is drawn: each band is as wide as its count', async () => {
  await renderStaff(<FunnelSection range="30d" />, { 'stats.funnel': () => FUNNEL });
  const table = await screen.findByRole('table', { name: 'Inquiries' });
  const widths = [...table.querySelectorAll('rect')].map((band) => Number(band.getAttribute('width')));
  expect(widths).toEqual([100, 75, 25]);
});

test('gives every row its definition', async () => {
  await renderStaff(<FunnelSection range="30d" />, { 'stats.funnel': () => FUNNEL });
  await screen.findByRole('table', { name: 'Visitors' });
  for (const row of screen.getAllByRole('rowheader')) {
    expect(within(row).getByRole('button').getAttribute('aria-label')).toMatch(/^About .+: .{20,}\.$/);
  }
});

test('invents nothing before anything is counted', async () => {
  await renderStaff(<FunnelSection range="7d" />, { 'stats.funnel': () => Object.assign({}, FUNNEL, { since: null }) });
  expect(await screen.findByText(/Nothing has been counted yet/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
