import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContact } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { WaitingList } from './waiting-list.tsx';

const NOTHING = { contactsAtRisk: 0, contactsOverdue: 0, medianAnswerSeconds: null };

test('names the most urgent inquiries with their clock, a link to the row and Reply', async () => {
  const contact = buildContact({
    id: 'c1',
    name: 'Ada Byron',
    email: 'ada@example.com',
    reference: 'TL-1',
    status: 'pending',
    dateSubmitted: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  });
  const { calls } = await renderStaff(<WaitingList overview={NOTHING} />, {
    'contacts.list': () => ({ items: [contact], total: 7, nextCursor: null }),
  });
  const row = await screen.findByRole('link', { name: /Ada Byron.*Overdue by 2 h/ });
  expect(row.getAttribute('href')).toBe('/admin?tab=contacts&status=pending&row=c1');
  expect(screen.getByRole('link', { name: 'Reply to Ada Byron' }).getAttribute('href')).toBe(
    '/admin?tab=contacts&status=pending&contact=c1#reply',
  );
  expect(screen.getByText('and 6 more')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'contacts.list')?.input).toEqual({
    status: 'pending',
    sort: 'due',
    limit: 5,
  });
});

test('overdue inquiries and those due soon are counted apart', async () => {
  await renderStaff(
    <WaitingList overview={{ contactsAtRisk: 2, contactsOverdue: 1, medianAnswerSeconds: 3 * 3600 }} />,
    { 'contacts.list': () => ({ items: [], total: 0, nextCursor: null }) },
  );
  expect(screen.getByText('1 overdue')).toBeTruthy();
  expect(screen.getByText('2 due within 4 h')).toBeTruthy();
  expect(screen.getByText(/Answered after 3 h, the median of the last 90 days/)).toBeTruthy();
  expect(await screen.findByText('Every inquiry has an answer.')).toBeTruthy();
});
