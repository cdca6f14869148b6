import { screen, within } from '@testing-library/react';
import type { ContactMessage, Conversation } from '@tideline/domain/conversation/message';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { buildContact } from '../../../../testing/build-entities.ts';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { ConversationSection } from './conversation.tsx';

const NOW = new Date().toISOString();
const KEY = 'tideline:reply::contact-1';

function buildMessage(fields: Partial<ContactMessage>): ContactMessage {
  return {
    id: 'message-1',
    contactId: 'contact-1',
    direction: 'in',
    kind: 'mail',
    fromName: 'Ada Byron',
    fromAddress: 'ada@example.com',
    toAddress: '',
    subject: '',
    text: 'Tuesday?',
    quotedText: '',
    state: 'received',
    error: '',
    isOwn: false,
    createdAt: NOW,
    sendAt: null,
    sentAt: null,
    attachments: [],
    ...fields,
  };
}

function Shown() {
  return <ConversationSection contact={buildContact()} field={useRef(null)} />;
}

async function renderConversation(start: Partial<Conversation>, answers: Parameters<typeof renderStaff>[1] = {}) {
  const conversation: Conversation = { messages: [], draft: '', others: [], canSend: true, ...start };
  const rendered = await renderStaff(<Shown />, {
    'conversations.read': () => ({ ...conversation }),
    'conversations.saveDraft': () => ({}),
    ...answers,
  });
  await screen.findByRole('region', { name: 'Conversation with Ada Byron' });
  return { ...rendered, conversation };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Ada Byron' });

afterEach(() => localStorage.clear());

test('shows who wrote what, folds quotes, and says why a reply was not sent', async () => {
  await renderConversation({
    messages: [
      buildMessage({ quotedText: '> Hello Ada' }),
      buildMessage({
        id: 'message-2',
        direction: 'out',
        kind: 'reply',
        fromName: 'Kim',
        state: 'failed',
        error: '550 no',
      }),
    ],
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(
    within(first as HTMLElement)
      .getByText('Quoted text')
      .closest('details')?.open,
  ).toBe(false);
  expect(second?.textContent).toContain('Not sent: 550 no');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('sends a reply that names the newest message its writer has seen, and empties the field', async () => {
  const { user, calls, conversation } = await renderConversation(
    { messages: [buildMessage({})] },
    {
      'conversations.send': ({ text }: { text: string }) => {
        const message = buildMessage({ id: 'message-2', direction: 'out', kind: 'reply', text, state: 'waiting' });
        conversation.messages = [...conversation.messages, { ...message, isOwn: true, sendAt: '2999-01-01' }];
        return message;
      },
      'conversations.undo': () => {
        conversation.messages = conversation.messages.slice(0, 1);
        return { draft: 'Yes.' };
      },
    },
  );
  await user.type(await field(), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(calls.find(({ path }) => path === 'conversations.send')?.input).toMatchObject({
    contactId: 'contact-1',
    text: 'Yes.',
    lastSeenId: 'message-1',
  });
  await expect.poll(async () => (await field()).value).toBe('Yes.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(calls.findLast(({ path }) => path === 'conversations.send')?.input).toMatchObject({ lastSeenId: 'message-1' });
});

test('asks before a reply crosses one of a colleague, and sends under the same key', async () => {
  const sent: { key: string; lastSeenId: string | null }[] = [];
  const { user, conversation } = await renderConversation(
    {},
    {
      'conversations.send': (input: { key: string; lastSeenId: string | null }) => {
        sent.push(input);
        if (input.lastSeenId !== null) return buildMessage({ id: 'message-3' });
        conversation.messages = [
          buildMessage({ id: 'message-2', direction: 'out', fromName: 'Kim', text: 'I am on it.' }),
        ];
        throw refusal('CONFLICT', 'Kim has replied in the meantime. Read that first.');
      },
    },
  );
  await user.type(await field(), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send your reply too?' });
  expect(within(dialog).getByText('I am on it.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Send anyway' }));
  await expect.poll(async () => (await field()).value).toBe('');
  expect(sent.map(({ lastSeenId }) => lastSeenId)).toEqual([null, 'message-2']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a typed text is stored in the browser at once, on the server after a pause, and found again', async () => {
  const { user, calls } = await renderConversation({ draft: 'Dear' });
  await user.type(await field(), ' Ada');
  expect(localStorage.getItem(KEY)).toBe('Dear Ada');
  await expect.poll(() => localStorage.getItem(KEY), { timeout: 3000 }).toBeNull();
  expect(calls.at(-1)).toEqual({
    path: 'conversations.saveDraft',
    input: { contactId: 'contact-1', text: 'Dear Ada' },
  });
});

test('a text that the server does not have yet comes back, and is stored there', async () => {
  localStorage.setItem(KEY, 'Typed offline');
  const { calls } = await renderConversation({ draft: 'Older' });
  expect((await field()).value).toBe('Typed offline');
  await expect.poll(() => calls.map(({ path }) => path)).toContain('conversations.saveDraft');
});

test('says who else is writing, and what is missing to send', async () => {
  await renderConversation({
    others: [
      { name: 'Kim', typedAt: NOW },
      { name: 'Noor', typedAt: '2020-01-01T00:00:00Z' },
    ],
  });
  expect(await screen.findByText('Kim is writing a reply now.')).toBeTruthy();
  expect(screen.getByText('Noor has an unsent reply.')).toBeTruthy();
});

test('without a mail server it leads to the mail program', async () => {
  await renderConversation({ canSend: false });
  expect((await screen.findByRole('link', { name: 'Reply by email' })).getAttribute('href')).toMatch(/^mailto:ada@/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
