import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildContact } from '../../../../testing/build-entities.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { RelatedContacts } from './related-contacts.tsx';
import { SavedReplies } from '../saved-replies/saved-replies.tsx';
import { WorkFields } from './work-fields.tsx';
import { stepText } from '../conversation/work-line.tsx';

const OTHER = {
  id: 'contact-2',
  reference: 'TL-2',
  name: 'Ada Byron',
  dateSubmitted: '2026-01-01T00:00:00.000Z',
  message: 'Hi',
};

test('an inquiry gets an owner, and a next step with its day', async () => {
  const { user, calls } = await renderStaff(<WorkFields contact={buildContact()} />, {
    'conversations.work.list': () => [],
    'conversations.work.owners': () => [{ id: 'kim', name: 'Kim' }],
    'conversations.work.setOwner': () => ({}),
    'conversations.work.setNextStep': () => ({}),
  });
  await screen.findByRole('option', { name: 'Kim' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'kim');
  await user.type(screen.getByRole('textbox', { name: 'Next step' }), 'Send the offer');
  await user.type(screen.getByLabelText('Day'), '2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Save next step' }));
  const contactId = 'contact-1';
  expect(calls).toContainEqual({ path: 'conversations.work.setOwner', input: { contactId, ownerId: 'kim' } });
  expect(calls).toContainEqual({
    path: 'conversations.work.setNextStep',
    input: { contactId, text: 'Send the offer', on: '2026-12-01' },
  });
});

test('another inquiry of the person is merged after a question, and can be taken out', async () => {
  const { user, calls } = await renderStaff(<RelatedContacts contact={buildContact()} />, {
    'conversations.work.related': () => ({
      merged: [{ ...OTHER, id: 'contact-3', reference: 'TL-3' }],
      others: [OTHER],
    }),
    'conversations.work.merge': () => ({}),
    'conversations.work.unmerge': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Merge TL-2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge TL-2 into TL-1?' });
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await user.click(screen.getByRole('button', { name: 'Take TL-3 out again' }));
  expect(calls).toContainEqual({
    path: 'conversations.work.merge',
    input: { contactId: 'contact-2', intoId: 'contact-1' },
  });
  expect(calls).toContainEqual({ path: 'conversations.work.unmerge', input: { contactId: 'contact-3' } });
});

test('a saved reply is inserted with its fields filled in; the typed text can be saved', async () => {
  const inserted: string[] = [];
  const props = { contact: buildContact(), text: 'Dear you', onClose: () => undefined };
  const { user, calls } = await renderStaff(<SavedReplies {...props} onInsert={(text) => inserted.push(text)} />, {
    'conversations.savedReplies.list': () => [{ id: 'thanks', name: 'Thanks', text: 'Dear {firstName}, {reference}' }],
    'conversations.savedReplies.save': () => ({ id: 'new' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Insert: Thanks' }));
  expect(inserted).toEqual(['Dear Ada, TL-1']);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Greeting');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(calls).toContainEqual({
    path: 'conversations.savedReplies.save',
    input: { name: 'Greeting', text: 'Dear you' },
  });
  await user.click(screen.getByRole('button', { name: 'Edit: Thanks' }));
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(calls).toContainEqual({
    path: 'conversations.savedReplies.save',
    input: { id: 'thanks', name: 'Thanks', text: 'Dear {firstName}, {reference}!' },
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Thanks' }));
});

test('a next step names its day', () => {
  expect(stepText({ nextStep: 'Call', nextStepOn: '2026-12-01' })).toBe('Call, Dec 1');
  expect(stepText({ nextStep: 'Call', nextStepOn: null })).toBe('Call');
});
