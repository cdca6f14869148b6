import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { SavedViews } from './saved-views.tsx';

const OWN = { id: 'v1', name: 'Hot leads', isShared: false, isOwn: true, status: 'qualified', sort: '-date' };
const SHARED = { id: 'v2', name: 'Clinics', isShared: true, isOwn: false, q: 'clinic' };

test('views are links with their filters; the current one is marked, only own ones have actions', async () => {
  await renderStaff(<SavedViews search={{ tab: 'contacts', status: 'qualified', sort: '-date' }} />, {
    'contacts.views.list': () => [OWN, SHARED],
  });
  const views = await screen.findByRole('navigation', { name: 'Saved views' });
  const own = await within(views).findByRole('link', { name: 'Hot leads' });
  expect(own.getAttribute('aria-current')).toBe('page');
  expect(own.getAttribute('href')).toBe('/admin?tab=contacts&status=qualified&sort=-date');
  const shared = within(views).getByRole('link', { name: 'Shared Clinics' });
  expect(shared.getAttribute('href')).toBe('/admin?tab=contacts&q=clinic');
  expect(
    within(views)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Actions for the view Hot leads']);
});

test('the filters of the list are saved under a name, for all staff too', async () => {
  const { user, calls } = await renderStaff(<SavedViews search={{ tab: 'contacts', status: 'won', q: 'ada' }} />, {
    'contacts.views.list': () => [],
    'contacts.views.add': () => ({ ...OWN, id: 'v3' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Won with Ada');
  await user.click(screen.getByRole('checkbox', { name: 'Share with all staff' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toContainEqual({
    path: 'contacts.views.add',
    input: { name: 'Won with Ada', isShared: true, q: 'ada', status: 'won', sort: undefined },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an own view is renamed, and deleted after a confirmation', async () => {
  const { user, calls } = await renderStaff(<SavedViews search={{ tab: 'contacts' }} />, {
    'contacts.views.list': () => [OWN],
    'contacts.views.rename': () => ({}),
    'contacts.views.remove': () => ({}),
  });
  const menu = await screen.findByRole('button', { name: 'Actions for the view Hot leads' });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Warm leads');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toContainEqual({ path: 'contacts.views.rename', input: { id: 'v1', name: 'Warm leads' } });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(calls.some(({ path }) => path === 'contacts.views.remove')).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'Delete this view?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(calls).toContainEqual({ path: 'contacts.views.remove', input: { id: 'v1' } });
});
