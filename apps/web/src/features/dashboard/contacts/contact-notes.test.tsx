import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContact } from '../../../testing/build-entities.ts';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { ContactNotes } from './contact-notes.tsx';

const NOTE = { id: 'n', text: 'Called back.', authorName: 'Ada', isOwn: true, createdAt: '2026-01-02T10:00:00.000Z' };

test('a new note joins the list and empties the field', async () => {
  const { user, calls } = await renderStaff(<ContactNotes contact={buildContact()} />, {
    'contacts.notes.list': () => [],
    'contacts.notes.add': ({ text }: { text: string }) => ({ ...NOTE, text }),
  });
  const field = await screen.findByRole('textbox', { name: 'Add a note on Ada Byron' });
  await user.type(field, 'Wants a call on Friday');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Wants a call on Friday')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('');
  expect(calls).toContainEqual({
    path: 'contacts.notes.add',
    input: { contactId: 'contact-1', text: 'Wants a call on Friday' },
  });
});

test('a refused note stays in the field with the reason', async () => {
  const { user } = await renderStaff(<ContactNotes contact={buildContact()} />, {
    'contacts.notes.list': () => [],
    'contacts.notes.add': () => {
      throw refusal('NOT_FOUND', 'This inquiry was erased.');
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Add a note on Ada Byron' });
  await user.type(field, 'Too late');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('This inquiry was erased.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Too late');
});

test('a blank note cannot be added', async () => {
  const { user } = await renderStaff(<ContactNotes contact={buildContact()} />, { 'contacts.notes.list': () => [] });
  await user.type(await screen.findByRole('textbox', { name: 'Add a note on Ada Byron' }), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' }).disabled).toBe(true);
});

test('only own notes can be deleted, after a confirmation', async () => {
  const { user, calls } = await renderStaff(<ContactNotes contact={buildContact()} />, {
    'contacts.notes.list': () => [NOTE, { ...NOTE, id: 'other', text: 'By Grace', isOwn: false }],
    'contacts.notes.remove': () => null,
  });
  await screen.findByText('By Grace');
  const buttons = screen.getAllByRole('button', { name: 'Delete note' });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  expect(calls.some(({ path }) => path === 'contacts.notes.remove')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(calls).toContainEqual({ path: 'contacts.notes.remove', input: { id: 'n' } });
});
