import { screen, within } from '@testing-library/react';
import { DEFAULT_CALL_RULES, NO_HOURS, type StaffHours } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { refusal, renderStaff, type Answers } from '../../../../testing/render-staff.tsx';
import { SaveBar } from '../save-bar.tsx';
import { CallsCard } from './calls-card.tsx';

const ADA: StaffHours = { staffId: 'ada', name: 'Ada', weekly: NO_HOURS, daysOff: [], place: '', feed: null };
const MONDAY = [{ from: '09:00', to: '17:00' }];
const TIMES = { callMinutes: 30, timeZone: 'America/Los_Angeles', days: [] as object[] };

async function renderCard(answers: Answers = {}, people: StaffHours[] = [ADA]) {
  let stored = people;
  return renderStaff(
    <SaveBar>
      <CallsCard />
    </SaveBar>,
    {
      'bookings.hours': () => stored,
      'bookings.rules': () => DEFAULT_CALL_RULES,
      'bookings.kinds.list': () => [],
      'bookings.times': () => TIMES,
      'bookings.updateHours': (sent: StaffHours) => {
        stored = stored.map((person) => (person.staffId === sent.staffId ? { ...person, ...sent } : person));
        return {};
      },
      ...answers,
    },
  );
}

test('says that the button leads to the form until hours are saved, and to free times afterwards', async () => {
  const { user, calls } = await renderCard();
  expect(await screen.findByText(/leads to the contact form/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('button', { name: 'Add a break: Monday' }));
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText(/offers visitors the free times/)).toBeTruthy();
  expect(screen.getByText('Mon 9:00 AM–12:00 PM, 1:00 PM–5:00 PM')).toBeTruthy();
  expect(await screen.findByText(/No time is free/)).toBeTruthy();
  await expect.poll(() => screen.queryByText('Everything is saved')).toBeTruthy();
  const divided = [
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ];
  expect(calls.find(({ path }) => path === 'bookings.updateHours')?.input).toEqual({
    staffId: 'ada',
    weekly: [divided, ...NO_HOURS.slice(1)],
    daysOff: [],
    place: '',
  });
});

test('one day is copied to the others, a part is removed, and the bar discards', async () => {
  const { user } = await renderCard({}, [{ ...ADA, weekly: [MONDAY, ...NO_HOURS.slice(1)] }]);
  await user.click(await screen.findByRole('button', { name: 'Copy Monday to all weekdays' }));
  expect(screen.getByLabelText<HTMLInputElement>('Friday, to').value).toBe('17:00');
  expect(screen.queryByLabelText('Saturday, to')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a break: Friday' }));
  await user.click(screen.getByRole('button', { name: 'Remove: Friday, part 2' }));
  expect(screen.getByLabelText<HTMLInputElement>('Friday, to').value).toBe('12:00');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a break: Friday');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect([screen.queryByLabelText('Friday, to'), screen.getByText('Everything is saved')]).toEqual([
    null,
    expect.anything(),
  ]);
});

test('a refusal stands at its day, and the form of that person opens', async () => {
  const people = [
    { ...ADA, weekly: [[], MONDAY, ...NO_HOURS.slice(2)] },
    { ...ADA, staffId: 'bo', name: 'Bo' },
  ];
  const { user } = await renderCard(
    {
      'bookings.updateHours': () => {
        throw refusal('BAD_REQUEST', 'Check.', [{ path: 'weekly.1.0', message: 'Hours must end after they start.' }]);
      },
    },
    people,
  );
  expect(await screen.findByText(/The free person with the fewest calls/)).toBeTruthy();
  await user.click(screen.getByText('Ada'));
  const tuesday = screen.getAllByLabelText('Tuesday, to')[0] as HTMLInputElement;
  await user.clear(tuesday);
  await user.type(tuesday, '08:00');
  await user.click(screen.getByText('Ada')); // closes it
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('Hours must end after they start.')).toBeTruthy();
  expect(tuesday.getAttribute('aria-invalid')).toBe('true');
  expect(tuesday.closest('details')?.open).toBe(true);
});

test('days off are added as one day, and can be longer', async () => {
  const { user, calls } = await renderCard();
  await user.click(await screen.findByRole('button', { name: 'Add days off' }));
  await user.type(screen.getByLabelText('First day off'), '2026-12-24');
  expect(screen.getByLabelText<HTMLInputElement>('Last day off').value).toBe('2026-12-24');
  await user.clear(screen.getByLabelText('Last day off'));
  await user.type(screen.getByLabelText('Last day off'), '2026-12-31');
  await user.type(screen.getByRole('textbox', { name: 'Place' }), 'https://meet.example/ada{Enter}');
  await expect
    .poll(() => calls.find(({ path }) => path === 'bookings.updateHours')?.input)
    .toMatchObject({ daysOff: [{ from: '2026-12-24', to: '2026-12-31' }], place: 'https://meet.example/ada' });
});

test('a failed fetch is shown with a retry, not as "no hours"', async () => {
  await renderCard({
    'bookings.hours': () => {
      throw refusal('INTERNAL_SERVER_ERROR', 'The database is gone.');
    },
  });
  const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
  expect(within(alert).getByText('Failed to fetch the call hours')).toBeTruthy();
  expect(screen.queryByText('No hours yet')).toBeNull();
});

test('a calendar address is saved with the bar and not shown again; its last result is', async () => {
  const failed = {
    host: 'calendar.example',
    readAt: null,
    failedAt: '2026-11-21T10:00:00.000Z',
    problem: 'It is gone.',
  };
  const people = [{ ...ADA, feed: null as StaffHours['feed'] }];
  const { user, calls } = await renderCard({
    'bookings.hours': () => people.map((person) => ({ ...person })),
    'bookings.feed.save': () => {
      people[0] = { ...ADA, feed: failed };
      return {};
    },
    'bookings.feed.read': () => ({}),
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Calendar address');
  await user.type(field, 'webcal://calendar.example/secret.ics');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText(/It is gone/)).toBeTruthy();
  expect(screen.getByText(/calendar.example, not read yet/)).toBeTruthy();
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Another calendar address').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Read now' }));
  await expect.poll(() => calls.map(({ path }) => path)).toContain('bookings.feed.read');
  expect(calls.find(({ path }) => path === 'bookings.feed.save')?.input).toEqual({
    staffId: 'ada',
    url: 'webcal://calendar.example/secret.ics',
  });
});
