import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { renderStaff } from '../../testing/render-staff.tsx';
import { Dashboard } from './dashboard.tsx';
import { SettingsNav } from './settings/settings-nav.tsx';

// happy-dom has no fonts, which the tabs wait for.
Object.assign(document, { fonts: { status: 'loaded' } });
afterEach(() => localStorage.clear());

function signInAs(role: StaffRole) {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
}

function renderTab(tab: 'analytics' | undefined) {
  return renderStaff(<Dashboard search={{ tab }} onSearch={() => undefined} onDeletePost={() => undefined} />);
}

const ALL = ['Overview', 'Blog Posts', 'Newsletter', 'Contacts', 'Analytics', 'Settings'];
const TABS: Record<StaffRole, string[]> = {
  admin: ALL,
  editor: ['Overview', 'Blog Posts', 'Newsletter', 'Analytics', 'Settings'],
  author: ['Overview', 'Blog Posts', 'Settings'],
  sales: ['Overview', 'Contacts', 'Analytics', 'Settings'],
  analyst: ALL,
};

test.each(STAFF_ROLES)('%s sees the tabs of the role, and asks the server for nothing else', async (role) => {
  signInAs(role);
  const { calls } = await renderTab(undefined);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS[role]);
  const asked = new Set(calls.map(({ path }) => path.split('.')[0]));
  expect(asked.has('contacts')).toBe(TABS[role].includes('Contacts'));
  expect(asked.has('problems')).toBe(role !== 'author');
  expect(asked.has('authors')).toBe(role === 'admin' || role === 'editor' || role === 'author');
  expect(asked.has('stats')).toBe(role !== 'author');
});

test('the address of a tab outside the role answers with a sentence and makes no call', async () => {
  signInAs('author');
  const { calls } = await renderTab('analytics');
  expect(screen.getByText('This page is not part of your role')).toBeTruthy();
  expect(screen.getByText(/Your role is Author: own drafts; publishing needs approval\./)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the settings have the pages of the role', async () => {
  signInAs('sales');
  await renderStaff(<SettingsNav current="calls" />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Saved replies',
    'Calls',
    'API keys',
    'Import',
  ]);
});
