import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ProblemList } from './problem-list.tsx';

const status = (fields: object) => ({
  server: 'mail.example:587',
  sender: { name: 'Tideline', address: 'hello@tideline.example' },
  counts: { waiting: 0, sent: 3, failed: 0 },
  lastError: null,
  failed: [],
  ...fields,
});
const OLD = { text: 'connect ECONNREFUSED', at: '2020-01-01T00:00:00.000Z' };

test.each([
  ['Mail cannot be sent', { counts: { waiting: 2, sent: 0, failed: 0 }, lastError: OLD }],
  ['1 mail could not be sent', { counts: { waiting: 0, sent: 0, failed: 1 }, lastError: OLD }],
])('%s: a warning with the reason', async (title, fields) => {
  await renderStaff(<ProblemList />, { 'mail.status': () => status(fields) });
  expect((await screen.findByRole('region', { name: title })).textContent).toContain('connect ECONNREFUSED');
});

test.each([
  ['all is sent', {}],
  ['there is no mail server', { server: null, counts: { waiting: 9, sent: 0, failed: 0 }, lastError: OLD }],
  [
    'a mail server is away for minutes',
    { counts: { waiting: 1, sent: 0, failed: 0 }, lastError: { ...OLD, at: new Date().toISOString() } },
  ],
])('there is no warning while %s', async (_name, fields) => {
  const { calls } = await renderStaff(<ProblemList />, { 'mail.status': () => status(fields) });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('mail.status');
  expect(screen.queryByRole('region', { name: /mail/i })).toBeNull();
});
