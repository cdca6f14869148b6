import { fireEvent, screen, within } from '@testing-library/react';
import type { Conversation } from '@tideline/domain/conversation/message';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildContact } from '../../../../testing/build-entities.ts';
import { buildMessage } from '../../../../testing/build-message.ts';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { ConversationSection } from './conversation.tsx';

const NOW = new Date().toISOString();
const CONTACT = buildContact({ dateSubmitted: '2026-01-10T09:00:00.000Z' });
const KEY = 'tideline:reply::contact-1';

function Shown() {
  return <ConversationSection contact={CONTACT} field={useRef(null)} />;
}

/** The conversation, which a button hides and shows again. */
function Switched() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Switch
      </button>
      {isShown ? <Shown /> : null}
    </>
  );
}

async function renderConversation(start: Partial<Conversation>, answers: Parameters<typeof renderStaff>[1] = {}) {
  const conversation: Conversation = { messages: [], draft: '', draftFiles: [], others: [], canSend: true, ...start };
  const rendered = await renderStaff(<Shown />, {
    'conversations.read': () => ({ ...conversation }),
    'conversations.saveDraft': () => ({}),
    'conversations.work.related': () => ({ merged: [], others: [] }),
    ...answers,
  });
  await screen.findByRole('region', { name: 'Conversation with Ada Byron' });
  return { ...rendered, conversation };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Ada Byron' });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

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
  await screen.findByText('550 no');
  const [enquiry, first, second] = screen.getAllByRole('listitem');
  expect(enquiry?.textContent).toContain('We need a site.');
  expect(
    within(first as HTMLElement)
      .getByText('Quoted text')
      .closest('details')?.open,
  ).toBe(false);
  expect(second?.textContent).toContain('Not sent: 550 no');
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('what was asked in a merged inquiry stands in the thread at its time', async () => {
  const answers = [{ questionId: 'team', question: 'How large is your team?', answer: '12' }];
  const merged = { id: 'contact-0', name: 'Ada Byron', dateSubmitted: '2026-01-09T09:00:00.000Z' };
  await renderConversation(
    { messages: [buildMessage({ createdAt: '2026-01-11T09:00:00.000Z', text: 'Hello again.' })] },
    {
      'conversations.work.related': () => ({
        merged: [{ ...merged, reference: 'TL-2222-2222', message: 'An earlier question.', answers }],
        others: [],
      }),
    },
  );
  await screen.findByText('Merged from TL-2222-2222');
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts.findIndex((text) => text.includes('An earlier question.'))).toBe(0);
  expect(texts[0]).toContain('How large is your team?12');
  expect(texts.findIndex((text) => text.includes('Hello again.'))).toBe(2);
});

test('an email that only claims to be ours says so, and is accepted or dismissed with one click', async () => {
  const { user, calls, conversation } = await renderConversation(
    {
      messages: [
        buildMessage({ direction: 'note-in', fromName: '', fromAddress: 'kim@tideline.example', isUnverified: true }),
      ],
    },
    {
      'contacts.byId': () => buildContact(),
      'conversations.decide': () => {
        conversation.messages = [buildMessage({ direction: 'out', fromName: 'Kim' })];
        return {};
      },
    },
  );
  const accept = await screen.findByRole('button', { name: 'Accept as our answer' });
  const item = accept.closest('li') as HTMLElement;
  expect(item.textContent).toContain('kim@tideline.example');
  expect(item.textContent).toContain('Not verified');
  expect(item.textContent).not.toContain('Internal mail');
  expect(within(item).getByRole('button', { name: 'Dismiss' })).toBeTruthy();
  await user.click(accept);
  expect(calls).toContainEqual({ path: 'conversations.decide', input: { id: 'message-1', as: 'ours' } });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
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

test('a stored text is still there after another inquiry was open', async () => {
  const conversation = { messages: [], draft: '', draftFiles: [], others: [], canSend: true };
  let isFetched = false;
  const { user, calls } = await renderStaff(<Switched />, {
    // The second fetch has no answer yet when the field is shown again.
    'conversations.read': () => (isFetched ? new Promise(() => undefined) : { ...conversation }),
    'conversations.saveDraft': () => ({}),
  });
  await user.type(await field(), 'Dear Ada');
  isFetched = true;
  await expect.poll(() => localStorage.getItem(KEY), { timeout: 3000 }).toBeNull();
  expect(calls.map(({ path }) => path)).toContain('conversations.saveDraft');
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  await user.click(screen.getByRole('button', { name: 'Switch' }));
  expect((await field()).value).toBe('Dear Ada');
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

test('without a mail server it leads to the settings of mail and to the mail program', async () => {
  await renderConversation({ canSend: false });
  expect(await screen.findByRole('link', { name: 'Set up a mail server in Settings' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Reply by email' })).getAttribute('href')).toMatch(/^mailto:ada@/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a mail server, it tells those who may not set one up whom to ask', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role: 'sales' }));
  await renderConversation({ canSend: false });
  expect(await screen.findByText(/^Ask an admin to set up a mail server to reply from here\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Settings/ })).toBeNull();
});

const OFFER = { id: 'file-1', name: 'offer.pdf', mimeType: 'application/pdf', bytes: 4, isStored: true };

/** Answers uploads as the server does: with the file, or with a failure of the network. */
function answerUploads(conversation: Conversation, isReachable = true) {
  const names: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const name = new URL(address as string, 'http://localhost').searchParams.get('name') ?? '';
    names.push(name);
    const file = { ...OFFER, id: `file-${names.length}`, name };
    conversation.draftFiles = [...conversation.draftFiles, file];
    return Response.json(file, { status: 201 });
  });
  return names;
}

test('attaches chosen and dropped files, refuses others with a reason, and sends what is attached', async () => {
  const { user, calls, conversation } = await renderConversation(
    { draft: 'See the offer.' },
    {
      'conversations.detach': ({ id }: { id: string }) => {
        conversation.draftFiles = conversation.draftFiles.filter((file) => file.id !== id);
        return {};
      },
      'conversations.send': () => buildMessage({ id: 'message-2', direction: 'out', state: 'sent' }),
    },
  );
  const uploaded = answerUploads(conversation);
  const form = (await field()).form as HTMLFormElement;
  const choose = screen.getByLabelText<HTMLInputElement>('Files to attach');
  expect(choose.multiple).toBe(true);
  await user.upload(choose, [
    new File(['data'], 'offer.pdf'),
    new File(['MZ'], 'report.exe'),
    new File([], 'empty.txt'),
  ]);
  expect(await screen.findByRole('button', { name: 'Remove offer.pdf' })).toBeTruthy();
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toMatch(/^report\.exe cannot be attached: .+empty\.txt cannot be attached: it is empty\.$/);
  const plan = new File(['data'], 'plan.txt');
  fireEvent.drop(form, { dataTransfer: { files: [plan], types: ['Files'] } });
  expect(await screen.findByRole('button', { name: 'Remove plan.txt' })).toBeTruthy();
  expect(uploaded).toEqual(['offer.pdf', 'plan.txt']);
  await user.click(screen.getByRole('button', { name: 'Remove offer.pdf' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove offer.pdf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'conversations.send')?.input)
    .toMatchObject({
      text: 'See the offer.',
      attachmentIds: ['file-2'],
    });
});

test('says which file did not arrive, and keeps the others', async () => {
  const { user, conversation } = await renderConversation({ draftFiles: [OFFER] });
  answerUploads(conversation, false);
  await user.upload(await screen.findByLabelText('Files to attach'), [new File(['data'], 'plan.txt')]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'plan.txt was not attached. Network error. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Remove offer.pdf' })).toBeTruthy();
});

test('discards a draft with its files after a question', async () => {
  const { user, calls, conversation } = await renderConversation(
    { draft: 'Dear', draftFiles: [OFFER] },
    {
      'conversations.discardDraft': () => {
        conversation.draftFiles = [];
        return {};
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this draft?' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await expect.poll(async () => (await field()).value).toBe('');
  await expect.poll(() => screen.queryByText('offer.pdf')).toBeNull();
  expect(calls).toContainEqual({ path: 'conversations.discardDraft', input: { contactId: 'contact-1' } });
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});
