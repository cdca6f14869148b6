import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BookingAnswer, CallTimes } from '@tideline/domain/booking/booking';
import { toCallWeek } from '@tideline/domain/booking/call-week';
import { CALL_INPUTS } from '@tideline/domain/booking/call-fields';
import { TRAP_FIELD } from '@tideline/domain/contact/spam';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallForm } from './call-form.tsx';

const NINE = '2026-12-01T17:00:00.000Z';
const TEN = '2026-12-01T18:00:00.000Z';
const ELEVEN = '2026-12-01T19:00:00.000Z';
const TIMES: CallTimes = {
  isOpen: true,
  callMinutes: 30,
  timeZone: 'America/Los_Angeles',
  visitorZone: 'Europe/Berlin',
  people: [],
  otherPeople: 0,
  days: [{ day: '2026-12-01', times: [NINE, TEN, ELEVEN] }],
  nextDay: null,
};
const WEEK = toCallWeek(TIMES, { asked: TIMES, start: '2026-12-01', wanted: '2026-12-01' });
const ANSWER: BookingAnswer = {
  message: 'booked',
  reference: 'TL-7K3QX9',
  startsAt: TEN,
  endsAt: ELEVEN,
  token: 'id.proof',
};

/** What was sent to book, and the answers to come. */
let sent: Record<string, unknown>[];
let answers: (() => Response)[];

beforeEach(() => {
  sent = [];
  answers = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.includes('bookings.times')) {
      return succeed({ ...TIMES, days: [{ day: '2026-12-01', times: [TEN, ELEVEN] }] });
    }
    sent.push((JSON.parse(body) as { json: Record<string, unknown> }).json);
    return (answers.shift() ?? fail)();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function succeed(data: unknown): Response {
  return Response.json({ result: { data: { json: data } } });
}

/** The time is taken. */
function refuse(): Response {
  const message = 'This time is no longer available. Please choose another one.';
  const data = { code: 'CONFLICT', httpStatus: 409, path: 'bookings.book' };
  return Response.json({ error: { json: { message, code: -32009, data } } }, { status: 409 });
}

function fail(): never {
  throw new TypeError('Failed to fetch');
}

function openForm(week = WEEK) {
  const onBooked = vi.fn<(answer: BookingAnswer) => void>();
  render(<CallForm startsAt={NINE} week={week} offersOthers={false} onBooked={onBooked} />);
  return onBooked;
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: /First Name/ }), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: /Last Name/ }), 'Lovelace');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.com');
}

function book(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Book the call' }));
}

test('a time that was taken is replaced by a choice of others; what was typed stays', async () => {
  const onBooked = openForm();
  await fillIn();
  answers = [refuse, () => succeed(ANSWER)];
  await book();
  const others = await screen.findByRole('group', { name: 'Other free times' });
  await expect.poll(() => document.activeElement === others).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('This time is no longer available.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First Name/ }).value).toBe('Ada');
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([first?.value, first?.checked, second?.value]).toEqual([TEN, true, ELEVEN]);
  await book();
  await expect.poll(() => onBooked.mock.calls).toEqual([[ANSWER]]);
  expect(sent).toMatchObject([
    { startsAt: NINE, firstName: 'Ada', timeZone: 'Europe/Berlin' },
    { startsAt: TEN, firstName: 'Ada', timeZone: 'Europe/Berlin' },
  ]);
  expect(sent[0]?.['idempotencyKey']).not.toBe(sent[1]?.['idempotencyKey']);
});

test('books the kind of call that the times are for', async () => {
  const kind = { id: 'chat', name: 'Chat', description: '', callMinutes: 30 };
  openForm({ ...WEEK, kind, kinds: [kind] });
  await fillIn();
  answers = [() => succeed(ANSWER)];
  await book();
  await expect.poll(() => sent).toMatchObject([{ startsAt: NINE, kind: 'chat' }]);
});

test('asks for the fields of its own list, and for none that an inquiry has besides', () => {
  openForm();
  const names = [...document.querySelectorAll('form [name]')].map((control) => control.getAttribute('name'));
  expect(names).toEqual([TRAP_FIELD, 'timeZone', 'startsAt', ...CALL_INPUTS]);
});

test('a form that is sent again after a lost answer has the same key, also after a reload', async () => {
  openForm();
  await fillIn();
  await book();
  await screen.findByRole('alert');
  document.body.replaceChildren();
  openForm();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First Name/ }).value).toBe('Ada');
  await book();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]?.['idempotencyKey']).toBe(sent[1]?.['idempotencyKey']);
});
