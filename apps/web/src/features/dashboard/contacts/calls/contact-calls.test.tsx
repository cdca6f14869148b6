import { screen, within } from '@testing-library/react';
import type { Booking } from '@tideline/domain/booking/booking';
import { expect, test } from 'vitest';
import { buildBooking } from '../../../../testing/build-booking.ts';
import { buildContact, pageOf } from '../../../../testing/build-entities.ts';
import { refusal, renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import { NextCall } from '../panel/next-call.tsx';
import { ContactCalls } from './contact-calls.tsx';

const CALL = buildBooking();
const FREE_AT = '2040-01-10T18:30:00.000Z';

/** The calls of an enquiry; those that are held are asked for separately. */
function listOf(...calls: Booking[]) {
  return (input: unknown) => {
    const isHeld = (input as { status?: string }).status === 'held';
    return pageOf(...calls.filter(({ status }) => (status === 'held') === isHeld));
  };
}

async function renderCalls(answers: Answers = {}) {
  return renderStaff(<ContactCalls contact={buildContact()} />, {
    'bookings.list': listOf(CALL),
    'bookings.timesOf': () => ({ days: [{ day: '2040-01-10', times: [CALL.startsAt, FREE_AT] }] }),
    ...answers,
  });
}

test('shows a call in the zones of the agency and of the visitor, with its place', async () => {
  await renderCalls();
  const section = await screen.findByRole('region', { name: 'Calls with Ada Byron' });
  expect(section.textContent).toContain('Tuesday, January 10, 2040, 9:00 – 9:30 AM PST');
  expect(section.textContent).toContain('For the visitor: Tuesday, January 10, 2040, 6:00 – 6:30 PM GMT+1');
  expect(within(section).getByRole('link').getAttribute('href')).toBe('https://meet.example/noor');
});

test('names the kind of a call, booked or asked for; a call without one has no such line', async () => {
  const kind = { id: 'review', name: 'مراجعة <b>' };
  const held = buildBooking({ id: 'b', status: 'held', kind: { id: 'chat', name: 'Chat' } });
  const plain = buildBooking({ id: 'c' });
  await renderCalls({ 'bookings.list': listOf(buildBooking({ kind }), held, plain) });
  await screen.findByText('Not booked');
  const lines = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByText(/^Kind:/));
  expect(new Set(lines.map((line) => line.textContent))).toEqual(new Set(['Kind: Chat', `Kind: ${kind.name}`]));
  expect(screen.getByText(kind.name).localName).toBe('bdi');
});

test('the line of the next call in the panel has the name of its kind', async () => {
  const kind = { id: 'review', name: 'Site review' };
  await renderStaff(<NextCall contact={buildContact()} />, { 'bookings.list': listOf(buildBooking({ kind })) });
  expect((await screen.findByRole('link')).textContent).toMatch(/^Site review: Tuesday, January 10, 2040/);
});

test('a place that is no web address is no link', async () => {
  await renderCalls({ 'bookings.list': listOf(buildBooking({ place: 'javascript:alert(1)' })) });
  expect(await screen.findByText('javascript:alert(1)')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('lists calls ahead first; those that are over or canceled cannot be changed', async () => {
  const over = buildBooking({ id: 'a', startsAt: '2020-01-06T17:00:00.000Z', endsAt: '2020-01-06T17:30:00.000Z' });
  const cancelled = buildBooking({ id: 'b', status: 'cancelled', cancelledBy: 'visitor', cancelReason: 'A cold.' });
  await renderCalls({ 'bookings.list': listOf(over, CALL, cancelled) });
  await screen.findByText('Booked');
  expect(
    screen.getAllByRole('listitem').map((item) => within(item).getByText(/^(Booked|Canceled|Over)$/).textContent),
  ).toEqual(['Booked', 'Canceled', 'Over']);
  expect(screen.getByText('A cold.')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('moves a call to a free time of its person, and says what the visitor will see', async () => {
  const { user, calls } = await renderCalls({ 'bookings.move': () => CALL });
  await user.click(await screen.findByRole('button', { name: /^Move the call/ }));
  const dialog = screen.getByRole('dialog', { name: 'Move this call' });
  const action = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move the call' });
  expect(action.disabled).toBe(true);
  await user.click(await within(dialog).findByRole('button', { name: /10:30.AM/ }));
  expect(within(dialog).getByLabelText<HTMLInputElement>('New time').value).toBe('10:30');
  expect(within(dialog).getByText(/^For the visitor: .*7:30 – 8:00 PM/)).toBeTruthy();
  await user.click(action);
  expect(await screen.findByText('Call moved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toContainEqual({ path: 'bookings.move', input: { id: 'call-1', startsAt: FREE_AT } });
});

test('a refused move stays open with the reason', async () => {
  const { user } = await renderCalls({
    'bookings.move': () => {
      throw refusal('CONFLICT', 'This time is no longer available.');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Move the call/ }));
  await user.click(await screen.findByRole('button', { name: /10:30.AM/ }));
  await user.click(screen.getByRole('button', { name: 'Move the call' }));
  expect(await screen.findByText('This time is no longer available.')).toBeTruthy();
});

test('cancels a call with a reason; the way out keeps it', async () => {
  const { user, calls } = await renderCalls({ 'bookings.cancel': () => CALL });
  await user.click(await screen.findByRole('button', { name: /^Cancel call of/ }));
  await user.click(screen.getByRole('button', { name: 'Keep the call' }));
  await user.click(screen.getByRole('button', { name: /^Cancel call of/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We are ill.');
  await user.click(screen.getByRole('button', { name: 'Cancel the call' }));
  expect(await screen.findByText('Call canceled')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'bookings.cancel')).toEqual([
    { path: 'bookings.cancel', input: { id: 'call-1', reason: 'We are ill.' } },
  ]);
});

test('a call that was asked for is shown as not booked, and staff can book it', async () => {
  const held = buildBooking({ status: 'held', staffId: null, staffName: '', message: 'W'.repeat(120) });
  let isFree = false;
  const { user, calls } = await renderCalls({
    'bookings.list': listOf(held),
    'bookings.accept': () => {
      if (!isFree) throw refusal('CONFLICT', 'This time is no longer available.');
      return CALL;
    },
  });
  expect(await screen.findByText('Not booked')).toBeTruthy();
  expect(screen.getByText(/The request looked like spam/)).toBeTruthy();
  const button = screen.getByRole('button', { name: /^Book the call of Tuesday, January 10/ });
  await user.click(button);
  expect(await screen.findByText(/This time is no longer available/)).toBeTruthy();
  isFree = true;
  await user.click(button);
  expect(await screen.findByText('Call booked')).toBeTruthy();
  expect(calls).toContainEqual({ path: 'bookings.accept', input: { id: 'call-1' } });
});

test('a call that waits for its email says so, and one that is over cannot be booked', async () => {
  const held = { status: 'held', heldUntil: '2026-01-02T10:30:00.000Z', startsAt: '2020-01-06T17:00:00.000Z' } as const;
  await renderCalls({ 'bookings.list': listOf(buildBooking(held)) });
  expect(await screen.findByText(/has not confirmed it in the email yet/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing is shown without calls', async () => {
  const { calls } = await renderCalls({ 'bookings.list': () => pageOf() });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('bookings.list');
  expect(screen.queryByRole('region', { name: /^Calls/ })).toBeNull();
});

test('a failed fetch is shown with a retry', async () => {
  await renderCalls({
    'bookings.list': () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'The database is gone.');
    },
  });
  expect(await screen.findByText('Failed to fetch calls', {}, { timeout: 5_000 })).toBeTruthy();
});
