import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ProblemList } from './problem-list.tsx';

function answers(server: string | null, scheduled: number, sending: number) {
  return {
    'mail.status': () => ({ server }),
    'issues.list': ({ state }: { state: string }) => ({ items: [], total: state === 'sending' ? sending : scheduled }),
  };
}

test('issues that wait for a mail server are counted', async () => {
  await renderStaff(<ProblemList />, answers(null, 1, 1));
  const warning = await screen.findByRole('region', { name: '2 issues of the newsletter cannot be sent' });
  expect(warning.textContent).toContain('SMTP_URL');
});

test.each([
  ['there is a mail server', 'mail.example:587', 1, 'mail.status'],
  ['no issue waits', null, 0, 'issues.list'],
])('there is no warning while %s', async (_name, server, scheduled, asked) => {
  const { calls } = await renderStaff(<ProblemList />, answers(server, scheduled, 0));
  await expect.poll(() => calls.map(({ path }) => path)).toContain(asked);
  expect(screen.queryByRole('region', { name: /newsletter/ })).toBeNull();
});
