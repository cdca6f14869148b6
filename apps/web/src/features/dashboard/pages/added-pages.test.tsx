import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageSummary } from '@tideline/domain/page/page-document';
import { expect, test } from 'vitest';
import { refusal, renderStaff } from '../../../testing/render-staff.tsx';
import { PagesScreen } from './pages-screen.tsx';

const NOW = '2026-11-20T18:00:00.000Z';
const CLINICS: PageSummary = {
  id: 'page-industry-k3v9x0ab',
  name: 'Dental Clinics',
  path: '/dental-clinics',
  state: 'changed',
  isPublic: true,
  changedFields: 2,
  version: 1,
  publishedAt: NOW,
  publishedBy: 'Grace',
  draft: null,
  examples: [],
  added: { kind: 'industry', publicSince: NOW, firstPublishedAt: NOW },
};
const HIDDEN = { ...CLINICS, isPublic: false, added: { ...CLINICS.added, publicSince: null } };

async function openMenu(page: object, calls: Parameters<typeof renderStaff>[1] = {}) {
  const staff = await renderStaff(<PagesScreen />, {
    'pages.list': () => [page],
    'pages.trashed': () => [],
    ...calls,
  });
  await staff.user.click(await screen.findByRole('button', { name: 'Actions for Dental Clinics' }));
  return staff;
}

test('a page is added with an address made from its title, or one of its own', async () => {
  const { user, calls } = await renderStaff(<PagesScreen />, {
    'pages.list': () => [],
    'pages.trashed': () => [],
    'pages.add': () => {
      throw refusal('BAD_REQUEST', 'This address is used by the site itself.', [
        { path: 'path', message: 'This address is used by the site itself.' },
      ]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New page' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New page' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Dental Clinics');
  expect(dialog.getByRole('textbox', { name: /Address/ }).getAttribute('placeholder')).toBe('/dental-clinics');
  await user.click(dialog.getByRole('button', { name: 'Add page' }));
  expect(calls).toContainEqual({ path: 'pages.add', input: { kind: 'industry', title: 'Dental Clinics' } });
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), '/api');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'plain');
  await user.click(dialog.getByRole('button', { name: 'Add page' }));
  expect(calls.at(-1)).toEqual({
    path: 'pages.add',
    input: { kind: 'plain', title: 'Dental Clinics', path: '/api' },
  });
  expect(await dialog.findByText('This address is used by the site itself.')).toBeTruthy();
});

test('an added page is moved, and its former address is said to redirect', async () => {
  const { user, calls } = await openMenu(CLINICS, { 'pages.move': () => ({ ...CLINICS, path: '/dentists' }) });
  expect(screen.getByText('Published', { selector: 'span' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Change address…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change address' }));
  expect(dialog.getByText(/\/dental-clinics will redirect/)).toBeTruthy();
  const field = dialog.getByRole('textbox', { name: 'New address' });
  await user.clear(field);
  await user.type(field, '/dentists');
  await user.click(dialog.getByRole('button', { name: 'Change address' }));
  expect(calls).toContainEqual({ path: 'pages.move', input: { id: CLINICS.id, path: '/dentists' } });
});

test('a public page is unpublished with an answer for its visitors, or moved to the trash', async () => {
  const { user, calls } = await openMenu(CLINICS, { 'pages.hide': () => HIDDEN });
  await user.click(screen.getByRole('menuitem', { name: 'Unpublish or delete…' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox'), 'gone');
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect(calls).toContainEqual({
    path: 'pages.hide',
    input: { id: CLINICS.id, unpublished: { answer: 'gone' } },
  });
});

test('an unpublished page is published again', async () => {
  const { user, calls } = await openMenu(HIDDEN, { 'pages.show': () => CLINICS });
  expect(screen.getByText('Unpublished', { selector: 'span' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Publish again' }));
  expect(calls).toContainEqual({ path: 'pages.show', input: { id: CLINICS.id } });
});

test('a page in the trash is restored', async () => {
  const { user, calls } = await renderStaff(<PagesScreen />, {
    'pages.list': () => [],
    'pages.trashed': () => [{ ...CLINICS, title: CLINICS.name }],
    'pages.untrash': () => CLINICS,
  });
  await user.click(await screen.findByRole('button', { name: 'Restore Dental Clinics' }));
  expect(calls).toContainEqual({ path: 'pages.untrash', input: { id: CLINICS.id } });
});

test('case studies are moved in their order', async () => {
  const study = { ...CLINICS, id: 'page-case-study-k3v9x0ab', path: '/case-studies/dental-clinics' };
  const order = [
    { id: 'medical-spa', name: 'Medical spa' },
    { id: study.id, name: 'Dental Clinics' },
  ];
  const { user, calls } = await openMenu(study, {
    'pages.studyOrder': () => order,
    'pages.saveStudyOrder': () => order.toReversed(),
  });
  await user.click(screen.getByRole('menuitem', { name: 'Order of the case studies…' }));
  const up = await screen.findByRole('button', { name: 'Move up: Dental Clinics' });
  expect(screen.getByRole('button', { name: 'Move up: Medical spa' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(up);
  await waitFor(() => {
    const [first] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(first?.textContent).toBe('Dental Clinics');
  });
  expect(calls).toContainEqual({ path: 'pages.saveStudyOrder', input: { ids: [study.id, 'medical-spa'] } });
});

test('built-in and added case studies are dragged in one list, which the list of case studies opens, too', async () => {
  const list = { ...CLINICS, id: 'case-studies', path: '/case-studies', added: null };
  const order = ['personal-injury-law', 'medical-spa', 'page-case-study-k3v9x0ab'].map((id) => ({ id, name: id }));
  const { user, calls } = await openMenu(list, {
    'pages.studyOrder': () => order,
    'pages.saveStudyOrder': () => order,
  });
  expect(screen.queryByRole('menuitem', { name: 'Unpublish…' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Order of the case studies…' }));
  const [first, , last] = await within(screen.getByRole('dialog')).findAllByRole('listitem');
  const grip = first?.querySelector('[draggable="true"]');
  if (!last || !grip) throw new Error('The list has no items.');
  fireEvent.dragStart(grip, { dataTransfer: { setData: () => undefined, setDragImage: () => undefined } });
  fireEvent.dragOver(last);
  fireEvent.drop(last);
  const ids = ['medical-spa', 'page-case-study-k3v9x0ab', 'personal-injury-law'];
  await waitFor(() => expect(calls).toContainEqual({ path: 'pages.saveStudyOrder', input: { ids } }));
  expect(await screen.findByText('personal-injury-law is now 3 of 3.')).toBeTruthy();
});
