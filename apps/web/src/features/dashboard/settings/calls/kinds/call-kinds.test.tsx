import { screen, waitFor, within } from '@testing-library/react';
import type { CallKind } from '@tideline/domain/booking/call-kind';
import { NO_HOURS, type StaffHours } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { refusal, renderStaff, type Answers } from '../../../../../testing/render-staff.tsx';
import { CallKinds } from './call-kinds.tsx';

const ADA: StaffHours = { staffId: 'ada', name: 'Ada', weekly: NO_HOURS, daysOff: [], place: '', feed: null };
const IDA: StaffHours = { ...ADA, staffId: 'ida', name: 'Ida' };
const FIRST: CallKind = {
  id: 'first-call',
  name: 'First call',
  description: 'Only a hello.',
  callMinutes: 15,
  place: '',
  staffIds: null,
  isHidden: false,
};
const REVIEW: CallKind = {
  ...FIRST,
  id: 'site-review',
  name: 'Site review',
  description: '',
  callMinutes: 60,
  place: 'Pier 4',
  staffIds: ['ada', 'ida'],
  isHidden: true,
};

async function renderKinds(kinds: CallKind[], answers: Answers = {}) {
  const shown = await renderStaff(<CallKinds people={[ADA, IDA]} callMinutes={30} />, {
    'bookings.kinds.list': () => kinds,
    'bookings.kinds.add': () => FIRST,
    'bookings.kinds.update': () => ({}),
    'bookings.kinds.reorder': () => ({}),
    'bookings.kinds.remove': () => ({}),
    ...answers,
  });
  const sent = (act: string) =>
    shown.calls.filter(({ path }) => path === `bookings.kinds.${act}`).map(({ input }) => input);
  return { ...shown, sent };
}

test('says what no kinds mean, and adds one for chosen people', async () => {
  const message = 'Choose at least one person, or everybody with hours.';
  const { user, sent } = await renderKinds([], {
    'bookings.kinds.add': ({ staffIds }: { staffIds: string[] | null }) => {
      if (staffIds?.length === 0) throw refusal('BAD_REQUEST', message, [{ path: 'staffIds', message }]);
      return FIRST;
    },
  });
  expect(await screen.findByText(/^None: every call has the length above/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add kind' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a kind of call' }));
  await user.type(dialog.getByLabelText('Name *'), 'Site review');
  const length = dialog.getByLabelText<HTMLInputElement>('Length in minutes *');
  expect(length.value).toBe('30');
  await user.clear(length);
  await user.type(length, '60');
  await user.selectOptions(dialog.getByLabelText('Who takes it'), 'Chosen people');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Ida (no hours yet)' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const fields = { description: '', callMinutes: 60, place: '', staffIds: ['ida'], isHidden: false };
  expect(sent('add').at(-1)).toEqual({ name: 'Site review', ...fields });
});

test('lists the kinds with their links, and orders, hides, changes and removes them', async () => {
  const { user, sent } = await renderKinds([FIRST, REVIEW]);
  const review = within((await screen.findAllByRole('listitem'))[1] as HTMLElement);
  expect(review.getByText('with Ada and Ida')).toBeTruthy();
  expect(review.getByText('Pier 4')).toBeTruthy();
  expect(review.getByText('Only by its link')).toBeTruthy();
  expect(review.getByRole('link').getAttribute('href')).toBe('/discovery-call?kind=site-review');
  await user.click(screen.getByRole('button', { name: 'Move up: Site review' }));
  expect(screen.getByText('Site review is now 1 of 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show: Site review' }));
  await user.click(screen.getByRole('button', { name: 'Hide: First call' }));
  await waitFor(() => expect(sent('reorder')).toEqual([{ ids: ['site-review', 'first-call'] }]));
  await waitFor(() =>
    expect(sent('update')).toEqual([
      { id: 'site-review', isHidden: false },
      { id: 'first-call', isHidden: true },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Edit: Site review' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Who takes it'), 'Everybody with hours');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('update').at(-1)).toEqual({ ...REVIEW, staffIds: null }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove: First call' }));
  await user.click(screen.getByRole('button', { name: 'Remove kind' }));
  await waitFor(() => expect(sent('remove')).toEqual([{ id: 'first-call' }]));
});
