import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Delivery, ListedWebhook } from '@tideline/domain/webhook/webhook';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

const BOARD: ListedWebhook = {
  id: 'board',
  name: 'Sales board',
  url: 'https://hooks.example/tideline',
  events: ['enquiry.created', 'enquiry.updated', 'enquiry.merged', 'enquiry.deleted'],
  state: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'Staff',
  oldSecretUntil: null,
  failingSince: null,
  disabledAt: null,
  disabledReason: '',
  waiting: 2,
  failed: 1,
  lastDeliveredAt: null,
};
const DISABLED: ListedWebhook = { ...BOARD, id: 'crm', name: 'CRM', state: 'disabled', disabledReason: 'Status 503.' };
const DELIVERY: Delivery = {
  id: 'delivery-1',
  eventId: 'event-1',
  type: 'enquiry.created',
  objectId: 'contact-1',
  state: 'failed',
  attempts: 15,
  createdAt: '2026-01-01T00:00:00.000Z',
  triedAt: '2026-01-04T00:00:00.000Z',
  deliveredAt: null,
  nextAttemptAt: null,
  statusCode: 500,
  answer: 'The board is closed.',
  durationMs: 1200,
};
const SECRET = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';

test('lists webhooks with their state, events and what became of them', async () => {
  await renderStaff(<WebhooksCard />, { 'webhooks.list': () => [BOARD, DISABLED] });
  const [board, crm] = await screen.findAllByRole('listitem');
  expect(board?.textContent).toMatch(/Sales board.*Active.*hooks\.example.*Inquiries.*2 events wait.*1 failed/);
  expect(crm?.textContent).toMatch(/CRM.*Disabled.*Status 503\./);
});

test('adds a webhook for chosen events, asks for the password, and shows the secret once', async () => {
  let isConfirmed = false;
  const { user, calls } = await renderStaff(<WebhooksCard />, {
    'webhooks.list': () => [],
    'auth.confirmPassword': () => ({ isConfirmed: (isConfirmed = true) }),
    'webhooks.create': () => {
      if (isConfirmed) return { secret: SECRET, webhook: BOARD };
      throw refusal('FORBIDDEN', 'Give the password again.', [], { needsPassword: true });
    },
  });
  await screen.findByText('No webhooks yet.');
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = screen.getByRole('dialog', { name: 'Add webhook' });
  await user.type(within(dialog).getByLabelText(/^Name of the webhook/), 'Sales board');
  await user.type(within(dialog).getByLabelText(/^Where events are sent/), BOARD.url);
  await user.click(within(dialog).getByText('Posts'));
  await user.click(within(dialog).getByLabelText('A post went live'));
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(confirmation).getByLabelText('Your password', { exact: false }), 'low tide at six');
  await user.click(within(confirmation).getByRole('button', { name: 'Add webhook' }));
  const shown = await screen.findByRole('dialog', { name: 'The secret of the webhook' });
  expect(within(shown).getByText(SECRET)).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'webhooks.create').at(-1)?.input).toEqual({
    name: 'Sales board',
    url: BOARD.url,
    events: [...BOARD.events, 'post.published'],
  });
});

test('shows the events with answers, and sends one again', async () => {
  const { user, calls } = await renderStaff(<WebhooksCard />, {
    'webhooks.list': () => [BOARD],
    'webhooks.deliveries': () => ({ items: [DELIVERY], nextCursor: null, previousCursor: null, total: 1 }),
    'webhooks.resend': () => ({}),
    'webhooks.resendFailed': () => ({ resent: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Events: Sales board' }));
  const log = screen.getByRole('dialog', { name: 'Events of the webhook' });
  const row = await within(log).findByRole('listitem');
  expect(row.textContent).toMatch(/enquiry\.created.*Failed.*15 attempts, status 500, 1,200 ms.*The board is closed\./);
  await user.click(within(row).getByRole('button', { name: 'Resend: enquiry.created' }));
  await user.click(within(log).getByRole('button', { name: 'Resend failed' }));
  expect(calls.filter(({ path }) => path.startsWith('webhooks.resend')).map(({ input }) => input)).toEqual([
    { id: 'delivery-1' },
    { id: 'board' },
  ]);
});

test('sends an event now that waits for its next attempt', async () => {
  const nextAttemptAt = '2026-01-04T00:00:00.000Z';
  const waiting: Delivery = { ...DELIVERY, state: 'waiting', attempts: 3, nextAttemptAt };
  const { user, calls } = await renderStaff(<WebhooksCard />, {
    'webhooks.list': () => [BOARD],
    'webhooks.deliveries': () => ({ items: [waiting], nextCursor: null, previousCursor: null, total: 1 }),
    'webhooks.resend': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Events: Sales board' }));
  await user.click(await screen.findByRole('button', { name: 'Send now: enquiry.created' }));
  expect(calls).toContainEqual({ path: 'webhooks.resend', input: { id: 'delivery-1' } });
});

test('pauses, resumes and tests a webhook', async () => {
  const { user, calls } = await renderStaff(<WebhooksCard />, {
    'webhooks.list': () => [BOARD, DISABLED],
    'webhooks.pause': () => BOARD,
    'webhooks.test': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Pause: Sales board' }));
  await user.click(screen.getByRole('button', { name: 'Resume: CRM' }));
  await user.click(screen.getByRole('button', { name: 'Send test: Sales board' }));
  expect(screen.queryByRole('button', { name: 'Send test: CRM' })).toBeNull();
  expect(calls.filter(({ path }) => /pause|test/.test(path)).map(({ input }) => input)).toEqual([
    { id: 'board', isPaused: true },
    { id: 'crm', isPaused: false },
    { id: 'board' },
  ]);
});
