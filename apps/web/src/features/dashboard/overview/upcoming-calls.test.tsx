import { screen } from '@testing-library/react';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { buildBooking } from '../../../testing/build-booking.ts';
import { pageOf } from '../../../testing/build-entities.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { UpcomingCalls } from './upcoming-calls.tsx';

const open = { 'bookings.offer': () => ({ isOpen: true }) };
const closed = { 'bookings.offer': () => ({ isOpen: false }) };
const NOW = new Date().toISOString();

test('lists the calls from now on, and leads to their inquiries', async () => {
  const running = buildBooking({
    id: 'a',
    startsAt: later(NOW, -MINUTE_MS),
    endsAt: later(NOW, 29 * MINUTE_MS),
    company: '',
  });
  const { calls } = await renderStaff(<UpcomingCalls />, {
    ...closed,
    'bookings.list': () => pageOf(running, buildBooking({ name: 'Grace Hopper', contactId: 'contact-2' })),
  });
  const [first, second] = await screen.findAllByRole('link');
  expect(first?.textContent).toMatch(/^Ada Byronwith NoorNow, Today, \d/);
  expect(second?.textContent).toMatch(/^Grace HopperEngines, with NoorTue, Jan 10, 9:00\s–\s9:30\sAM$/);
  expect(second?.getAttribute('href')).toContain('contact=contact-2#details');
  expect(screen.getByText('1 today')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'bookings.list')?.input).toMatchObject({ status: 'booked' });
});

test('names the kind of a call', async () => {
  const kind = { id: 'review', name: 'Site review' };
  await renderStaff(<UpcomingCalls />, { ...open, 'bookings.list': () => pageOf(buildBooking({ kind })) });
  expect((await screen.findByRole('link')).textContent).toMatch(/^Ada ByronSite review, Engines, with Noor/);
});

test('without calls it leads to the hours', async () => {
  const none = { 'bookings.list': () => pageOf() };
  await renderStaff(<UpcomingCalls />, { ...open, ...none });
  expect(await screen.findByText(/No calls are booked/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'hours in Settings' }).getAttribute('href')).toContain(
    'tab=settings&section=calls',
  );
});

test('is not there while nobody has hours', async () => {
  const { calls } = await renderStaff(<UpcomingCalls />, { ...closed, 'bookings.list': () => pageOf() });
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['bookings.offer', 'bookings.list']));
  expect(screen.queryByRole('region', { name: 'Calls' })).toBeNull();
});

test('a failed fetch is shown with a retry', async () => {
  await renderStaff(<UpcomingCalls />, {
    ...open,
    'bookings.list': () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'The database is gone.');
    },
  });
  expect(await screen.findByText('Failed to fetch calls', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.queryByText(/No calls are booked/)).toBeNull();
});
