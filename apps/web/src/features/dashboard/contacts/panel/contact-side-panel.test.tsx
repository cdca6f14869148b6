import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { buildContact, pageOf } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { parseDashboardSearch, type TabSearch } from '../../dashboard-search.ts';
import { ContactsPanel } from '../contacts-panel.tsx';

const nothing = () => undefined;
const GRACE = buildContact({ id: 'contact-2', name: 'Grace Hopper', message: '' });
const ANSWERS = {
  'contacts.views.list': () => [],
  'contacts.list': () => pageOf(buildContact(), GRACE),
  'contacts.notes.list': () => [],
  'bookings.list': () => pageOf(),
  'conversations.work.list': () => [],
  'conversations.work.owners': () => [],
  'conversations.work.related': () => ({ merged: [], others: [] }),
  'conversations.read': () => ({ messages: [], draft: '', draftFiles: [], others: [], canSend: false }),
  'contacts.history': () => ({
    items: [{ id: 'a', at: '2026-01-02T10:00:00.000Z', actor: 'Noor', kind: 'contact.status', status: 'contacted' }],
  }),
};

/** The panel with the search parameters as the address has them. */
function Contacts({ start = {} }: { start?: Omit<TabSearch<'contacts'>, 'tab'> }) {
  const [search, setSearch] = useState<TabSearch<'contacts'>>({ ...start, tab: 'contacts' });
  return (
    <>
      <ContactsPanel
        search={search}
        onSearch={(changes) => setSearch(parseDashboardSearch({ ...search, ...changes }) as TabSearch<'contacts'>)}
        onDeletePost={nothing}
      />
      <output>{`contact=${search.contact ?? ''}`}</output>
    </>
  );
}

test('an inquiry opens beside the list with message, notes and history; keys move on, Escape returns to its row', async () => {
  const { user } = await renderStaff(<Contacts />, ANSWERS);
  await user.click(await screen.findByRole('button', { name: 'Ada Byron' }));
  const panel = await screen.findByRole('dialog', { name: 'Inquiry of Ada Byron' });
  expect(within(panel).getByText('We need a site.')).toBeTruthy();
  expect(within(panel).queryByText('Set to contacted')).toBeNull();
  await user.click(within(panel).getByRole('link', { name: 'Details' }));
  expect(await within(panel).findByText('Set to contacted')).toBeTruthy();
  expect(within(panel).getByText(/^Noor/)).toBeTruthy();
  expect(within(panel).getByRole('region', { name: 'Notes on Ada Byron' })).toBeTruthy();
  await user.click(within(panel).getByRole('link', { name: 'Conversation' }));
  expect(within(panel).queryByRole('region', { name: 'Notes on Ada Byron' })).toBeNull();
  expect(screen.getByText('contact=contact-1')).toBeTruthy();

  await user.keyboard('j');
  const next = await screen.findByRole('dialog', { name: 'Inquiry of Grace Hopper' });
  expect(within(next).getByText('No message provided')).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  await screen.findByRole('dialog', { name: 'Inquiry of Ada Byron' });
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog', { name: /^Inquiry/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grace Hopper' }));
});

test('a typed note survives closing the inquiry, and its letters are no keys', async () => {
  const { user } = await renderStaff(<Contacts start={{ contact: 'contact-1' }} />, ANSWERS, '/#details');
  await user.type(await screen.findByRole('textbox', { name: 'Add a note on Ada Byron' }), 'jk calls Friday');
  expect(screen.getByText('contact=contact-1')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note on Ada Byron' });
  expect(field.value).toBe('jk calls Friday');
  await user.clear(field);
});

test('an inquiry of another page is fetched by its id', async () => {
  const { calls } = await renderStaff(<Contacts start={{ contact: 'contact-9' }} />, {
    ...ANSWERS,
    'contacts.byId': () => buildContact({ id: 'contact-9', name: 'Mary Somerville' }),
  });
  expect(await screen.findByRole('dialog', { name: 'Inquiry of Mary Somerville' })).toBeTruthy();
  expect(calls).toContainEqual({ path: 'contacts.byId', input: { id: 'contact-9' } });
});

test('keys move between rows, select and open them; they are listed and can be turned off', async () => {
  const { user } = await renderStaff(<Contacts />, ANSWERS);
  await screen.findByRole('button', { name: 'Grace Hopper' });
  await user.keyboard('jjx');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Grace Hopper' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Grace Hopper' }).checked).toBe(true);
  await user.keyboard('ke');
  expect(await screen.findByRole('dialog', { name: 'Inquiry of Ada Byron' })).toBeTruthy();
  await user.keyboard('{Escape}?');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Next row')).toBeTruthy();
  await user.click(within(help).getByRole('checkbox'));
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  screen.getByRole('button', { name: 'Ada Byron' }).focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada Byron' }));
  localStorage.clear();
});

test('on the board, keys walk column after column, and Escape returns to the card', async () => {
  const pending = [buildContact(), GRACE];
  const won = [buildContact({ id: 'contact-3', name: 'Mary Somerville', status: 'won' })];
  const { user } = await renderStaff(<Contacts start={{ view: 'board' }} />, {
    ...ANSWERS,
    'contacts.list': ({ status }: { status: string }) =>
      pageOf(...(status === 'pending' ? pending : status === 'won' ? won : [])),
  });
  await user.click(await screen.findByRole('button', { name: 'Grace Hopper' }));
  const panel = await screen.findByRole('dialog', { name: 'Inquiry of Grace Hopper' });
  expect(within(panel).getByText('2 of 3 on the board')).toBeTruthy();
  await user.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Inquiry of Mary Somerville' })).toBeTruthy();
  await user.keyboard('j');
  expect(screen.getByText('contact=contact-3')).toBeTruthy();
  await user.keyboard('kk');
  expect(await screen.findByRole('dialog', { name: 'Inquiry of Ada Byron' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada Byron' }));
});

test('an inquiry opened to be answered has the focus in its reply, once the conversation is there', async () => {
  const conversation = { messages: [], draft: '', draftFiles: [], others: [], canSend: true };
  const answers = { ...ANSWERS, 'conversations.read': () => conversation };
  await renderStaff(<Contacts start={{ contact: 'contact-2' }} />, answers, '/#reply');
  const field = await screen.findByRole('textbox', { name: 'Reply to Grace Hopper' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

const reply = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Ada Byron' });

test('a reply that is typed stays when the details are read, and Reply leads back to it', async () => {
  const conversation = { messages: [], draft: '', draftFiles: [], others: [], canSend: true };
  const { user } = await renderStaff(<Contacts start={{ contact: 'contact-1' }} />, {
    ...ANSWERS,
    'conversations.read': () => conversation,
    'conversations.saveDraft': () => ({}),
  });
  await user.type(await reply(), 'Dear Ada');
  await user.click(screen.getByRole('link', { name: 'Details' }));
  await screen.findByRole('region', { name: 'Notes on Ada Byron' });
  expect(screen.queryByRole('textbox', { name: 'Reply to Ada Byron' })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reply' }));
  expect((await reply()).value).toBe('Dear Ada');
  await waitFor(async () => expect(document.activeElement).toBe(await reply()));
});
