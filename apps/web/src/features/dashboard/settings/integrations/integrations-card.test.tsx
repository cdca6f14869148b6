import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Integration } from '@tideline/domain/staff/integration';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { IntegrationsCard } from './integrations-card.tsx';

const KEY: ApiKey = {
  id: 'key-1',
  name: 'Server',
  hint: 'tdl_012345',
  scopes: ['contacts.read'],
  networks: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};
const BOARD: Integration = {
  id: 'board',
  name: 'Board sync',
  capabilities: ['contacts.read', 'contacts.edit'],
  createdAt: '2026-01-01T00:00:00.000Z',
  keys: [KEY],
};
const SECRET = `tdl_${'a1'.repeat(36)}`;

beforeEach(() =>
  localStorage.setItem('user', JSON.stringify({ id: 'maya', email: 'maya@example.com', name: 'Maya', role: 'admin' })),
);
afterEach(() => localStorage.clear());

/** A procedure that first asks for the password. */
function confirmed<Answer>(answer: Answer) {
  let isConfirmed = false;
  return {
    confirm: () => ({ isConfirmed: (isConfirmed = true) }),
    act: () => {
      if (isConfirmed) return answer;
      throw refusal('FORBIDDEN', 'Give the password again.', [], { needsPassword: true });
    },
  };
}

async function confirm(user: Awaited<ReturnType<typeof renderStaff>>['user'], action: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Your password', { exact: false }), 'low tide at six');
  await user.click(within(dialog).getByRole('button', { name: action }));
}

test('adds an integration after the password, and one with a taken name says so at its field', async () => {
  const { confirm: confirmPassword, act } = confirmed({ id: 'board' });
  const message = 'Another integration has this name.';
  const { user, calls } = await renderStaff(<IntegrationsCard />, {
    'integrations.list': () => [],
    'auth.confirmPassword': confirmPassword,
    'integrations.add': ({ name }: { name: string }) => {
      if (name === 'Taken') throw refusal('CONFLICT', message, [{ path: 'name', message }]);
      return act();
    },
  });
  await screen.findByText('No integrations yet.');
  await user.click(screen.getByRole('button', { name: 'Add integration' }));
  const dialog = screen.getByRole('dialog', { name: 'Add integration' });
  const name = within(dialog).getByLabelText(/^Name/);
  await user.type(name, 'Taken');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findAllByText(message)).toHaveLength(1);
  await user.clear(name);
  await user.type(name, 'Board sync');
  await user.click(within(dialog).getByLabelText('Read figures and recent activity'));
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await confirm(user, 'Add');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ path }) => path === 'integrations.add').at(-1)?.input).toEqual({
    name: 'Board sync',
    capabilities: ['contacts.read', 'stats.read'],
  });
});

test('lists an integration with its keys; a new key can have its rights only, and is shown once', async () => {
  const { user, calls } = await renderStaff(<IntegrationsCard />, {
    'integrations.list': () => [BOARD, { ...BOARD, id: 'idle', name: 'Idle', keys: [] }],
    'integrations.createKey': () => ({ key: SECRET, apiKey: KEY }),
  });
  const keys = await screen.findByRole('list', { name: 'Keys of Board sync' });
  expect(keys.textContent).toContain('Server');
  expect(screen.getByText('No keys yet: it cannot call the site.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create key: Board sync' }));
  const dialog = screen.getByRole('dialog', { name: 'Create an API key' });
  const offered = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Read inquiries and their notes',
    'Add inquiries, change their status, write notes',
  ]);
  await user.type(within(dialog).getByLabelText(/^Name of the key/), 'Server');
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(calls.find(({ path }) => path === 'integrations.createKey')?.input).toEqual({
    integrationId: 'board',
    name: 'Server',
    scopes: ['contacts.read'],
    networks: [],
    expiresInDays: 90,
  });
});

test('a change starts from what the integration may do; a removal names its keys', async () => {
  const { confirm: confirmPassword, act } = confirmed({});
  const { user, calls } = await renderStaff(<IntegrationsCard />, {
    'integrations.list': () => [BOARD],
    'auth.confirmPassword': confirmPassword,
    'integrations.change': () => ({}),
    'integrations.remove': act,
    'integrations.revokeKey': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Change: Board sync' }));
  await user.click(screen.getByLabelText('Add inquiries, change their status, write notes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'integrations.change')?.input)
    .toEqual({ id: 'board', name: 'Board sync', capabilities: ['contacts.read'] });
  await user.click(await screen.findByRole('button', { name: 'Revoke: Server' }));
  await user.click(screen.getByRole('button', { name: 'Revoke key' }));
  await expect
    .poll(() => calls.find(({ path }) => path === 'integrations.revokeKey')?.input)
    .toEqual({ integrationId: 'board', id: 'key-1' });
  await user.click(await screen.findByRole('button', { name: 'Remove: Board sync' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove this integration?' });
  expect(dialog.textContent).toContain('and 1 key ends');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await confirm(user, 'Remove');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
