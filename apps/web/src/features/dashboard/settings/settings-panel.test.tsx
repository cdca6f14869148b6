import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '@tideline/domain/staff/staff';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const ANSWERS = { 'auth.apiKeys.list': () => [], 'integrations.list': () => [] };

beforeEach(() => signInAs('admin'));
afterEach(() => localStorage.clear());

function signInAs(role: StaffRole) {
  localStorage.setItem('user', JSON.stringify({ id: 'ida', email: 'ida@example.com', name: 'Ida', role }));
}

test('the page in the address is shown with its state, and marked in the list', async () => {
  await renderStaff(<SettingsPanel search={{ tab: 'settings', section: 'integrations' }} />, ANSWERS);
  expect(await screen.findByText('No integrations yet.')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual([
    'Integrations',
  ]);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Integrations']);
  expect(marked[0]?.getAttribute('href')).toContain('section=integrations');
});

test('without a page, and with an unknown one, the first page of the role is shown', async () => {
  signInAs('analyst');
  for (const section of [undefined, 'no-such-page']) {
    await renderStaff(<SettingsPanel search={{ tab: 'settings', section }} />, ANSWERS);
    expect((await screen.findAllByText('You have no API keys yet.')).length).toBeGreaterThan(0);
  }
});

test('a page outside the role says so and makes no call', async () => {
  signInAs('editor');
  const { calls } = await renderStaff(<SettingsPanel search={{ tab: 'settings', section: 'webhooks' }} />);
  expect(screen.getByText('This page is not part of your role')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('only a page that is saved by it has a bar', async () => {
  await renderStaff(<SettingsPanel search={{ tab: 'settings', section: 'api-keys' }} />, ANSWERS);
  await screen.findByText('You have no API keys yet.');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).toBeNull();
});
