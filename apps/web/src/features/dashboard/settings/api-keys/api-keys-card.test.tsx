import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { API_KEY_SCOPE_GROUPS } from '@tideline/domain/staff/api-key-scopes';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import { STAFF_ROLES } from '@tideline/domain/staff/staff';
import type { ApiKey } from '@tideline/domain/staff/api-key';
import { refusal, renderStaff } from '../../../../testing/render-staff.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';

const KEY: ApiKey = {
  id: 'key-1',
  name: 'Website sync',
  hint: 'tdl_012345',
  scopes: ['contacts.read'],
  networks: ['203.0.113.0/24'],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};
const SECRET = `tdl_${'a1'.repeat(36)}`;
const CREATED = { key: SECRET, apiKey: { ...KEY, networks: [] } };

afterEach(() => localStorage.clear());

test('lists the keys with rights in words, networks, last use and end', async () => {
  const expired = { ...KEY, id: 'key-2', name: 'Old', scopes: ['stats.read', 'mail.read'], networks: [] };
  await renderStaff(<ApiKeysCard />, {
    'auth.apiKeys.list': () => [
      KEY,
      { ...expired, expiresAt: '2026-02-01T00:00:00.000Z', lastUsedAt: '2026-01-31T00:00:00.000Z' },
      { ...KEY, id: 'key-3', networks: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'] },
    ],
  });
  const [row, oldRow, longRow] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toContain('Read inquiries, from 203.0.113.0/24 only');
  expect(row?.textContent).toContain('Never used');
  expect(row?.textContent).toContain('Does not expire');
  expect(oldRow?.textContent).toContain('2 rights');
  expect(oldRow?.textContent).toMatch(/Expired.*Used/);
  expect(longRow?.querySelector('summary')?.textContent).toBe('From 4 networks only');
});

test('creates a key from a preset and single rights, asks for the password, and shows the key once', async () => {
  let isConfirmed = false;
  const { user, calls } = await renderStaff(<ApiKeysCard />, {
    'auth.apiKeys.list': () => [],
    'auth.confirmPassword': () => ({ isConfirmed: (isConfirmed = true) }),
    'auth.apiKeys.create': () => {
      if (isConfirmed) return CREATED;
      throw refusal('FORBIDDEN', 'Give the password again.', [], { needsPassword: true });
    },
  });
  await screen.findByText('You have no API keys yet.');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  const dialog = screen.getByRole('dialog', { name: 'Create an API key' });
  await user.type(within(dialog).getByLabelText(/^Name of the key/), 'Website sync');
  await user.click(within(dialog).getByRole('button', { name: 'Read inquiries' }));
  await user.click(within(dialog).getByLabelText('Read figures and recent activity'));
  await user.selectOptions(within(dialog).getByLabelText('Ends after'), '1 year');
  await user.type(within(dialog).getByLabelText('Only from these networks'), '203.0.113.7, 2001:db8::/32');
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(confirmation).getByLabelText('Your password', { exact: false }), 'low tide at six');
  await user.click(within(confirmation).getByRole('button', { name: 'Create key' }));
  const shown = await screen.findByRole('dialog', { name: 'Your new API key' });
  expect(within(shown).getByText(SECRET)).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'auth.apiKeys.create').at(-1)?.input).toEqual({
    name: 'Website sync',
    scopes: ['contacts.read', 'stats.read'],
    networks: ['203.0.113.7', '2001:db8::/32'],
    expiresInDays: 365,
  });
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test.each(STAFF_ROLES)('%s is offered exactly the rights of the role, and starts with some of them', async (role) => {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
  const { user } = await renderStaff(<ApiKeysCard />, { 'auth.apiKeys.list': () => [] });
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  const offered = API_KEY_SCOPE_GROUPS.flatMap(({ scopes }) => scopes).filter(({ scope }) =>
    capabilitiesOf(role).has(scope),
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(offered.map(({ words }) => words));
  expect(boxes.some(({ checked }) => checked)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish posts' }) !== null).toBe(
    capabilitiesOf(role).has('posts.publish'),
  );
});

test('a refusal stands at its field', async () => {
  const { user } = await renderStaff(<ApiKeysCard />, {
    'auth.apiKeys.list': () => [],
    'auth.apiKeys.create': () => {
      const message = 'A network must be an address.';
      throw refusal('BAD_REQUEST', message, [{ path: 'networks.1', message }]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create key' }));
  await user.type(screen.getByLabelText(/^Name of the key/), 'Sync');
  const field = screen.getByLabelText('Only from these networks');
  await user.type(field, '203.0.113.7 here');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }));
  expect(await screen.findAllByText('A network must be an address.')).toHaveLength(1);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('revokes a key after a confirmation', async () => {
  const { user, calls } = await renderStaff(<ApiKeysCard />, {
    'auth.apiKeys.list': () => [KEY],
    'auth.apiKeys.revoke': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke: Website sync' }));
  expect(calls.map(({ path }) => path)).not.toContain('auth.apiKeys.revoke');
  await user.click(screen.getByRole('button', { name: 'Revoke key' }));
  await expect.poll(() => calls.find(({ path }) => path === 'auth.apiKeys.revoke')?.input).toEqual({ id: 'key-1' });
});
