import { screen, within } from '@testing-library/react';
import type { WeekReport } from '@tideline/domain/stats/week';
import { expect, test, vi } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { WeekSection } from './week-section.tsx';

const WEEK = {
  visitors: null,
  views: null,
  opened: null,
  started: null,
  sent: null,
  received: 12,
  answered: 12,
  clients: 2,
  value: 8_000,
  subscribers: 3,
  posts: 1,
};
const REPORT: WeekReport = {
  firstDay: '2026-11-09',
  lastDay: '2026-11-15',
  currency: 'USD',
  week: WEEK,
  before: { ...WEEK, received: 9, clients: 0, value: 0 },
};

async function renderWeek() {
  const readers = { contactEmail: false, me: true };
  const staff = await renderStaff(<WeekSection />, {
    'stats.week': () => REPORT,
    'stats.weekReaders': () => ({ ...readers }),
    'stats.sendWeekToContact': ({ isReader }: { isReader: boolean }) => {
      readers.contactEmail = isReader;
      return {};
    },
    'mail.status': () => ({ server: null }),
  });
  await screen.findByRole('table', { name: 'Last week' });
  return staff;
}

test('shows each figure beside the week before, and a dash for what was not counted', async () => {
  await renderWeek();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[0]).toEqual(['Visitors', '–', '–', 'no comparison']);
  expect(cells[5]).toEqual(['Inquiries', '12', '9', '3 more']);
  expect(cells[6]).toEqual(['Answered', '12', '12', 'the same']);
  expect(cells[8]).toEqual(['Value', '$8,000', '$0', 'none before']);
  for (const row of rows) expect(within(row).getByRole('button', { name: /^About .+: .{10,}/ })).toBeTruthy();
});

test('says who gets it by email, and that none is sent without a mail server', async () => {
  const { user, calls } = await renderWeek();
  const contact = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'To the contact email' });
  expect([contact.checked, screen.getByRole<HTMLInputElement>('checkbox', { name: 'To me' }).checked]).toEqual([
    false,
    true,
  ]);
  expect(await screen.findByText(/No mail server is set up yet/)).toBeTruthy();
  await user.click(contact);
  await vi.waitFor(() => expect(contact.checked).toBe(true));
  expect(calls).toContainEqual({ path: 'stats.sendWeekToContact', input: { isReader: true } });
});
