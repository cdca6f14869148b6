import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ProblemList } from './problem-list.tsx';

const WARNING = { name: 'The mailbox cannot be read' };
const lastError = { text: 'Signing in failed: no', at: '2026-11-21T18:30:00.000Z' };

test.each([
  ['since a while', '2026-11-21T18:00:00.000Z', 'Last read: November 21, 2026 at 10:00 AM PST.'],
  ['at all', null, 'Last read: never.'],
])('a mailbox that cannot be read %s is a warning with the reason', async (_name, lastReadAt, text) => {
  const state = { lastReadAt, lastError, skipped: null };
  await renderStaff(<ProblemList />, { 'mailbox.status': () => ({ name: 'box', state }) });
  const warning = await screen.findByRole('region', WARNING);
  expect(warning.textContent).toContain('Signing in failed: no');
  expect(warning.textContent).toContain(text);
});

test.each([
  ['a mail server is away for minutes', { lastReadAt: '2026-11-21T18:25:00.000Z', lastError, skipped: null }],
  ['it is read', { lastReadAt: '2026-11-21T18:25:00.000Z', lastError: null, skipped: null }],
  ['there is none', null],
])('there is no warning while %s', async (_name, state) => {
  const { calls } = await renderStaff(<ProblemList />, { 'mailbox.status': () => ({ name: 'box', state }) });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('mailbox.status');
  expect(screen.queryByRole('region', WARNING)).toBeNull();
});
