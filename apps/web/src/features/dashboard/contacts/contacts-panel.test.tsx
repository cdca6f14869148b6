import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildContact, pageOf } from '../../../testing/build-entities.ts';
import { buildMessage } from '../../../testing/build-message.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { ContactsPanel } from './contacts-panel.tsx';

const nothing = () => undefined;
const panel = (search = {}, onSearch: (changes: object) => void = nothing) => (
  <ContactsPanel search={{ tab: 'contacts', ...search }} onSearch={onSearch} onDeletePost={nothing} />
);

test('an inquiry opens to its message, its reference and its notes', async () => {
  const { user } = await renderStaff(panel(), {
    'contacts.list': () => pageOf(buildContact()),
    'contacts.notes.list': () => [
      { id: 'n', text: 'Called back.', authorName: 'Grace', isOwn: false, createdAt: '2026-01-02T10:00:00.000Z' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Message of Ada Byron' }));
  expect(screen.getByText('We need a site.')).toBeTruthy();
  expect(screen.getByText('Reference TL-1')).toBeTruthy();
  expect(await screen.findByText('Called back.')).toBeTruthy();
});

test('an inquiry without a message says so', async () => {
  const { user } = await renderStaff(panel(), {
    'contacts.list': () => pageOf(buildContact({ message: '' })),
    'contacts.notes.list': () => [],
  });
  await user.click(await screen.findByRole('button', { name: 'Message of Ada Byron' }));
  expect(screen.getByText('No message provided')).toBeTruthy();
});

test('the status menu sends the chosen status and no other', async () => {
  const { user, calls } = await renderStaff(panel(), {
    'contacts.list': () => pageOf(buildContact()),
    'contacts.updateStatus': () => buildContact({ status: 'won' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Status of Ada Byron: pending' }));
  await user.click(await screen.findByRole('menuitem', { name: 'won' }));
  expect(calls.filter(({ path }) => path === 'contacts.updateStatus')).toEqual([
    { path: 'contacts.updateStatus', input: { id: 'contact-1', status: 'won' } },
  ]);
});

test('filter and sort order of the URL are sent to the server', async () => {
  const { calls } = await renderStaff(panel({ status: 'spam', sort: 'name', q: 'ada' }), {
    'contacts.list': () => pageOf(buildContact()),
  });
  await screen.findByRole('table', { name: 'Contact submissions' });
  expect(calls.find(({ path }) => path === 'contacts.list')?.input).toMatchObject({
    status: 'spam',
    sort: 'name',
    q: 'ada',
  });
});

test('an empty list leads to the first inquiry', async () => {
  await renderStaff(panel(), { 'contacts.list': () => pageOf() });
  expect(await screen.findByText('No contact submissions found')).toBeTruthy();
  expect(screen.getByText('Nobody has sent an inquiry yet.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Add inquiry' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show all inquiries' })).toBeNull();
});

test('a filter that matches nothing can be cleared where its rows would be', async () => {
  const onSearch = vi.fn<(changes: object) => void>();
  const { user } = await renderStaff(panel({ status: 'won' }, onSearch), { 'contacts.list': () => pageOf() });
  expect(await screen.findByText('No contact submissions found')).toBeTruthy();
  expect(screen.getByText('Try another search or filter.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all inquiries' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ q: undefined, status: undefined }));
});

test('a failure shows the documented message and can be retried', async () => {
  let isDown = true;
  const { user } = await renderStaff(panel(), {
    'contacts.list': () => {
      if (isDown) throw refusal('INTERNAL_SERVER_ERROR', 'The database is busy. Try again in a moment.');
      return pageOf(buildContact());
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch contacts');
  expect(alert.textContent).toContain('The database is busy.');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Ada Byron' })).toBeTruthy();
});

test('a changed inquiry stays in its place and can be changed back', async () => {
  const { user, calls } = await renderStaff(panel({ status: 'pending' }), {
    'contacts.list': () => pageOf(buildContact(), buildContact({ id: 'contact-2', name: 'Grace Hopper' })),
    'contacts.updateStatus': () => buildContact({ status: 'contacted', answeredAt: new Date().toISOString() }),
    'contacts.undoStatus': () => ({ restored: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Status of Ada Byron: pending' }));
  const menu = screen.getByRole('menu', { name: 'Status of Ada Byron: pending' });
  await user.click(within(menu).getByRole('menuitem', { name: 'contacted' }));
  const row = await screen.findByRole('row', { name: /Ada Byron.*contacted/ });
  expect(row.textContent).toContain('answered after 0 min');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ada Byron', 'Grace Hopper']);
  expect(calls.filter(({ path }) => path === 'contacts.list')).toHaveLength(1);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Status of Ada Byron: pending' })).toBeTruthy();
  expect(calls).toContainEqual({
    path: 'contacts.undoStatus',
    input: { changes: [{ id: 'contact-1', from: 'contacted', to: 'pending' }] },
  });
});

test('an inquiry that a sent reply has answered stays in the list of pending ones, in its new state', async () => {
  const message = buildMessage({
    direction: 'out',
    kind: 'reply',
    state: 'waiting',
    sendAt: '2026-01-01T10:00:00.000Z',
  });
  let fetches = 0;
  const { calls } = await renderStaff(panel({ status: 'pending', contact: 'contact-1' }), {
    'contacts.list': () => pageOf(buildContact(), buildContact({ id: 'contact-2', name: 'Grace Hopper' })),
    'contacts.byId': () => buildContact({ status: 'contacted', answeredAt: new Date().toISOString() }),
    'conversations.read': () => {
      fetches += 1;
      const messages = [fetches === 1 ? message : { ...message, state: 'sent' as const }];
      return { messages, draft: '', draftFiles: [], others: [], canSend: true };
    },
  });
  await screen.findByRole('row', { name: /Ada Byron.*pending/ });
  expect(await screen.findByRole('row', { name: /Ada Byron.*contacted/ }, { timeout: 20_000 })).toBeTruthy();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ada Byron', 'Grace Hopper']);
  expect(calls.filter(({ path }) => path === 'contacts.list')).toHaveLength(1);
});

test('selected inquiries are set to a status together, with Undo', async () => {
  const { user, calls } = await renderStaff(panel(), {
    'contacts.list': () => pageOf(buildContact(), buildContact({ id: 'contact-2', name: 'Grace Hopper' })),
    'contacts.bulkStatus': () => [
      { id: 'contact-1', from: 'won', to: 'pending' },
      { id: 'contact-2', from: 'won', to: 'pending' },
    ],
    'contacts.undoStatus': () => ({ restored: 1 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all inquiries shown' }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(within(screen.getByRole('menu', { name: 'Set status' })).getByRole('menuitem', { name: 'won' }));
  expect(await screen.findByText('2 inquiries set to won.', { exact: false })).toBeTruthy();
  expect(calls).toContainEqual({
    path: 'contacts.bulkStatus',
    input: { ids: ['contact-1', 'contact-2'], status: 'won' },
  });
  expect(screen.getAllByRole('button', { name: /: won$/ })).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 inquiry left unchanged')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'contacts.list')).toHaveLength(2);
});
