import { screen, within } from '@testing-library/react';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { expect, test } from 'vitest';
import { buildContact, pageOf } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { initialsOf } from './card-facts.tsx';
import ContactsBoard from './contacts-board.tsx';

const nothing = () => undefined;
const ANSWERS = {
  'contacts.list': ({ status }: { status: string }) => (status === 'pending' ? pageOf(buildContact()) : pageOf()),
  'contacts.column': ({ status, contactIds }: { status: string; contactIds: string[] }) => ({
    value: status === 'won' ? 12_500 : 0,
    since: contactIds.map((contactId) => ({ contactId, at: new Date(Date.now() - 3.5 * 86_400_000).toISOString() })),
  }),
  'contacts.updateStatus': ({ status }: { status: 'contacted' }) => buildContact({ status }),
  'contacts.undoStatus': () => ({ restored: 1 }),
};
const column = (name: string) => screen.findByRole('region', { name });

test('has a column for each documented status, which loads a bounded page', async () => {
  const { calls } = await renderStaff(<ContactsBoard q="ada" currentId={undefined} onOpen={nothing} />, ANSWERS);
  expect(within(await column('pending, 1')).getByRole('button', { name: 'Ada Byron' })).toBeTruthy();
  const lists = calls.filter(({ path }) => path === 'contacts.list').map(({ input }) => input);
  expect(lists).toMatchObject(
    CONTACT_STATUSES.map((status) => ({ status, q: 'ada', limit: status === 'spam' ? 1 : 20 })),
  );
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

test('cards have the value, the owner and the time in their column, which adds up the values', async () => {
  await renderStaff(<ContactsBoard q={undefined} currentId={undefined} onOpen={nothing} />, {
    ...ANSWERS,
    'contacts.list': ({ status }: { status: 'won' | 'lost' }) =>
      status === 'won' || status === 'lost'
        ? pageOf(buildContact({ id: status, name: `Ada ${status}`, status, value: 9_600 }))
        : pageOf(),
    'conversations.work.list': ({ contactIds }: { contactIds: string[] }) =>
      contactIds.map((contactId) => ({
        contactId,
        ownerId: 'kim',
        ownerName: 'Kim Novak',
        nextStep: 'Call',
        nextStepOn: null,
      })),
  });
  const won = await column('won, 1');
  expect(await within(won).findByText('$12,500')).toBeTruthy();
  const card = within(won).getByRole('listitem');
  expect(within(card).getByText('$9,600')).toBeTruthy();
  expect(await within(card).findByText('KN')).toBeTruthy();
  expect(within(card).getByText('Owner: Kim Novak')).toBeTruthy();
  expect(within(card).getByText('for 3 days')).toBeTruthy();
  expect(within(await column('lost, 1')).queryByText('$9,600')).toBeNull();
});

test('spam is a rail that counts, takes cards and unfolds', async () => {
  const { user } = await renderStaff(<ContactsBoard q={undefined} currentId={undefined} onOpen={nothing} />, {
    ...ANSWERS,
    'contacts.list': ({ status }: { status: 'pending' | 'spam' }) =>
      status === 'pending' || status === 'spam'
        ? pageOf(buildContact({ id: status, name: `Ada ${status}`, status }))
        : pageOf(),
    'contacts.updateStatus': () => buildContact({ id: 'pending', name: 'Ada pending', status: 'spam' }),
  });
  expect(within(await column('spam, 1')).queryByText('Ada spam')).toBeNull();
  (await screen.findByRole('button', { name: 'Move Ada pending' })).focus();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  const rail = within(await column('spam, 2')).getByRole('button', { name: 'Show spam 2' });
  expect(document.activeElement).toBe(rail);
  await user.click(rail);
  expect(await screen.findByRole('button', { name: 'Ada spam' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide spam' }));
  expect(screen.queryByRole('button', { name: 'Ada spam' })).toBeNull();
});

test.each([
  ['Kim Novak', 'KN'],
  ['Ana María de la Cruz', 'AC'],
  ['admin@example.com', 'A'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
