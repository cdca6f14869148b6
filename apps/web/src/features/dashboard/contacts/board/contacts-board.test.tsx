import { screen, within } from '@testing-library/react';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { expect, test } from 'vitest';
import { buildContact, pageOf } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import ContactsBoard from './contacts-board.tsx';

const nothing = () => undefined;
const ANSWERS = {
  'contacts.list': ({ status }: { status: string }) => (status === 'pending' ? pageOf(buildContact()) : pageOf()),
  'contacts.updateStatus': ({ status }: { status: 'contacted' }) => buildContact({ status }),
  'contacts.undoStatus': () => ({ restored: 1 }),
};
const column = (name: string) => screen.findByRole('region', { name });

test('has a column for each documented status, which loads a bounded page', async () => {
  const { calls } = await renderStaff(<ContactsBoard q="ada" currentId={undefined} onOpen={nothing} />, ANSWERS);
  expect(within(await column('pending, 1')).getByRole('button', { name: 'Ada Byron' })).toBeTruthy();
  const lists = calls.filter(({ path }) => path === 'contacts.list').map(({ input }) => input);
  expect(lists).toMatchObject(CONTACT_STATUSES.map((status) => ({ status, q: 'ada', limit: 20 })));
});

test('a card is moved by keyboard with announcements; focus follows it, and Undo moves it back', async () => {
  const { user, calls } = await renderStaff(
    <ContactsBoard q={undefined} currentId={undefined} onOpen={nothing} />,
    ANSWERS,
  );
  const grip = await screen.findByRole('button', { name: 'Move Ada Byron' });
  grip.focus();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(screen.getByText('contacted, column 2 of 6.')).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.getByText('Ada Byron was moved to contacted.')).toBeTruthy();
  const moved = within(await column('contacted, 1')).getByRole('button', { name: 'Move Ada Byron' });
  expect(await column('pending, 0')).toBeTruthy();
  expect(document.activeElement).toBe(moved);
  expect(calls).toContainEqual({ path: 'contacts.updateStatus', input: { id: 'contact-1', status: 'contacted' } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(await column('pending, 1')).getByRole('button', { name: 'Ada Byron' })).toBeTruthy();
});

test('Escape leaves the card where it was', async () => {
  const { user, calls } = await renderStaff(
    <ContactsBoard q={undefined} currentId={undefined} onOpen={nothing} />,
    ANSWERS,
  );
  (await screen.findByRole('button', { name: 'Move Ada Byron' })).focus();
  await user.keyboard('{Enter}{ArrowRight}{Escape}');
  expect(screen.getByText('Ada Byron stays in pending.')).toBeTruthy();
  await user.keyboard('{ArrowRight}{Enter}{Enter}');
  expect(calls.some(({ path }) => path === 'contacts.updateStatus')).toBe(false);
});
