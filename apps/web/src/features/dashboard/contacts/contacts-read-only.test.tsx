import type { ContactMessage } from '@tideline/domain/conversation/message';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildBooking } from '../../../testing/build-booking.ts';
import { buildContact, pageOf } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { ContactsPanel } from './contacts-panel.tsx';

afterEach(() => localStorage.clear());

const RELATED = {
  id: 'contact-9',
  reference: 'E-9',
  name: 'Ada',
  dateSubmitted: '2026-01-01T10:00:00.000Z',
  message: 'Again.',
  answers: [],
};
const FAILED: ContactMessage = {
  id: 'm1',
  contactId: 'contact-1',
  direction: 'out',
  kind: 'reply',
  fromName: 'Ida',
  fromAddress: 'hello@example.com',
  toAddress: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello',
  isUnverified: false,
  quotedText: '',
  state: 'failed',
  error: 'No such user',
  isOwn: true,
  createdAt: '2026-01-02T10:00:00.000Z',
  sendAt: '2026-01-02T10:00:10.000Z',
  sentAt: null,
  attachments: [],
};
const ANSWERS = {
  'contacts.views.list': () => [],
  'contacts.list': () => pageOf(buildContact({ status: 'won', value: 100 })),
  'contacts.notes.list': () => [],
  'bookings.list': () =>
    pageOf(buildBooking({ startsAt: '2999-01-01T10:00:00.000Z', endsAt: '2999-01-01T10:30:00.000Z' })),
  'conversations.work.list': () => [
    { contactId: 'contact-1', ownerId: 'kim', ownerName: 'Kim', nextStep: 'Call', nextStepOn: null },
  ],
  'conversations.work.related': () => ({
    merged: [RELATED],
    others: [{ ...RELATED, id: 'contact-8', reference: 'E-8' }],
  }),
  'conversations.read': () => ({ messages: [FAILED], draft: '', draftFiles: [], others: [], canSend: true }),
  'contacts.history': () => ({ items: [] }),
};
const PANEL = (
  <ContactsPanel
    search={{ tab: 'contacts', contact: 'contact-1' }}
    onSearch={() => undefined}
    onDeletePost={() => undefined}
  />
);

async function buttonsOf(role: string): Promise<string[]> {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
  const { user } = await renderStaff(PANEL, {
    ...ANSWERS,
    'conversations.work.owners': () => [],
    'contacts.status': () => ({}),
  });
  const panel = within(await screen.findByRole('dialog', { name: /^Inquiry of/ }));
  await panel.findByText('Not sent:', { exact: false });
  const inConversation = namesOfButtons();
  await user.click(panel.getByRole('link', { name: 'Details' }));
  await panel.findByText('E-8');
  await panel.findByRole('region', { name: /^Calls with/ });
  return [...inConversation, ...namesOfButtons()];
}

function namesOfButtons(): string[] {
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

const CHANGES = /^(Add|Cancel call|Change value|Edit|Merge|Move|Paste|Reply|Send|Status of|Take)/;

test('who reads inquiries has no button that changes one, and reads who looks after it', async () => {
  expect((await buttonsOf('analyst')).filter((name) => CHANGES.test(name) && name !== 'Reply')).toEqual([]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByText('Kim · Call')).toHaveLength(2);
  expect(screen.getByText('No notes yet.')).toBeTruthy();
});

test('sales has them', async () => {
  const kinds = (await buttonsOf('sales')).map((name) => CHANGES.exec(name)?.[1]).filter(Boolean);
  expect(new Set(kinds)).toEqual(
    new Set([
      'Add',
      'Cancel call',
      'Change value',
      'Edit',
      'Merge',
      'Move',
      'Paste',
      'Reply',
      'Send',
      'Status of',
      'Take',
    ]),
  );
});
