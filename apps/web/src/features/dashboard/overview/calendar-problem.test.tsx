import { screen } from '@testing-library/react';
import { NO_HOURS, type CallFeed } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ProblemList } from './problem-list.tsx';

const FEED: CallFeed = { host: 'calendar.example', readAt: '2026-11-21T18:00:00.000Z', failedAt: null, problem: '' };
const personWith = (name: string, feed: CallFeed | null) => ({
  staffId: name,
  name,
  weekly: NO_HOURS,
  daysOff: [],
  place: '',
  feed,
});

test('names whose calendar cannot be read, why, and when it was read last', async () => {
  const failing = { ...FEED, failedAt: '2026-11-21T19:00:00.000Z', problem: 'The site answered with status 500.' };
  await renderStaff(<ProblemList />, {
    'bookings.hours': () => [personWith('Ada', failing), personWith('Bo', FEED), personWith('Cy', null)],
  });
  const warning = await screen.findByRole('region', { name: 'A private calendar cannot be read' });
  expect(warning.textContent).toContain(
    'Ada: The site answered with status 500. Last read: November 21, 2026 at 10:00',
  );
  expect(warning.textContent).not.toContain('Bo');
});

test('there is no warning while calendars can be read', async () => {
  const { calls } = await renderStaff(<ProblemList />, { 'bookings.hours': () => [personWith('Bo', FEED)] });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('bookings.hours');
  expect(screen.queryByRole('region', { name: /calendar/ })).toBeNull();
});
