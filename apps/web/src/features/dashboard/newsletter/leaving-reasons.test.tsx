import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { LeavingReasons } from './leaving-reasons.tsx';

const NONE = [
  { reason: 'too-often', count: 0, lastAt: null },
  { reason: 'other', count: 0, lastAt: null },
];

test('the reasons of readers who left are counted, the most frequent first, with their words', async () => {
  const lastAt = new Date().toISOString();
  await renderStaff(<LeavingReasons />, {
    'preferences.reasons': () => ({
      counts: [
        { reason: 'too-often', count: 1, lastAt },
        { reason: 'not-useful', count: 0, lastAt: null },
        { reason: 'other', count: 3, lastAt },
      ],
      comments: [{ id: 'a', reason: 'other', comment: 'I sold my clinic.', leftAt: lastAt }],
    }),
  });
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ReasonReadersLatest',
    expect.stringMatching(/^Something else3/),
    expect.stringMatching(/^Too many emails1/),
  ]);
  expect(screen.getByRole('listitem').textContent).toContain('I sold my clinic.');
});

test('without a reason, one sentence says so', async () => {
  await renderStaff(<LeavingReasons />, { 'preferences.reasons': () => ({ counts: NONE, comments: [] }) });
  expect(await screen.findByText('No reader has given a reason.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
