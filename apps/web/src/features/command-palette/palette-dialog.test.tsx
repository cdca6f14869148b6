import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildContact, buildPostSummary, pageOf } from '../../testing/build-entities.ts';
import { type Answers, refusal, renderStaff } from '../../testing/render-staff.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { keepRecentPlace } from './recent-places.ts';

const ADA = { id: 'ada', email: 'ada@example.com', name: 'Ada', role: 'author' };

beforeEach(() => localStorage.clear());

async function renderPalette(answers: Answers = {}) {
  const handlers = { onSwitchTheme: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  const contact = buildContact({ id: 'c1', name: 'Ada Byron' });
  const { user, calls } = await renderStaff(<PaletteDialog {...handlers} />, {
    'posts.listSummaries': () => pageOf(buildPostSummary({ id: 'ada', title: 'What Ada wrote' })),
    'issues.list': () => pageOf(),
    'contacts.list': () => pageOf(contact),
    'subscribers.list': () => pageOf(),
    'pages.list': () => [
      { id: 'page-plain-k3v9x0ab', name: 'Dental Clinics', path: '/dentists' },
      { id: 'frame', name: 'Header and footer', path: null },
    ],
    ...answers,
  });
  return { ...handlers, user, calls, field: screen.getByRole('combobox') };
}

function chosen(): string | null {
  return screen.getByRole('option', { selected: true }).textContent;
}

test('the arrow keys move the choice around, and the field names it', async () => {
  const { user, field } = await renderPalette();
  await user.type(field, '{ArrowUp}');
  expect(chosen()).toBe('Audit log');
  await user.type(field, '{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('Blog Postsg p');
  const id = field.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Blog Postsg p');
});

test('Enter runs the chosen command and closes', async () => {
  const { user, field, onSwitchTheme, onClose } = await renderPalette();
  await user.type(field, 'theme{Enter}');
  expect([onSwitchTheme.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('finds posts and people on the server, once typing pauses', async () => {
  const { user, field, calls } = await renderPalette();
  await user.type(field, 'ada');
  const posts = await screen.findByRole('group', { name: 'Posts' });
  expect(within(posts).getByRole('option').textContent).toBe('What Ada wrotedraft');
  expect(within(screen.getByRole('group', { name: 'Inquiries' })).getByRole('option').textContent).toBe(
    'Ada ByronEngines',
  );
  expect(calls.filter(({ path }) => path === 'contacts.list')).toEqual([
    { path: 'contacts.list', input: { q: 'ada', limit: 5 } },
  ]);
});

test('a search without results says so', async () => {
  const { user, field } = await renderPalette();
  await user.type(field, 'z');
  expect(screen.getByText('Nothing found.')).toBeTruthy();
});

test('lists the keys of pages and lists', async () => {
  const { user, field, onClose } = await renderPalette();
  await user.type(field, 'shortcuts{Enter}');
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(help.textContent).toContain('gcContacts');
  expect(help.textContent).toContain('xIn a list: select the row');
  expect(onClose).not.toHaveBeenCalled();
});

test('begins with what was opened last, under the present name, without what is gone or may not be read', async () => {
  localStorage.setItem('user', JSON.stringify(ADA));
  for (const id of ['gone', 'seo']) keepRecentPlace(ADA, { kind: 'post', id });
  for (const id of ['mail', 'api-keys']) keepRecentPlace(ADA, { kind: 'section', id });
  keepRecentPlace(ADA, { kind: 'contact', id: 'c1' }); // an author does not read inquiries
  const { user, field, calls } = await renderPalette({ 'posts.byId': answerPost });
  const recent = await screen.findByRole('group', { name: 'Recent' });
  const names = within(recent).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['API keys', 'SEO for clinicsdraft']);
  expect(names[0]?.getAttribute('aria-selected')).toBe('true');
  expect(calls.filter(({ path }) => path === 'contacts.byId')).toEqual([]);
  await user.type(field, 'mail');
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

function answerPost({ id }: { id: string }) {
  if (id === 'gone') throw refusal('NOT_FOUND', 'There is no such post.');
  return buildPostSummary({ id, title: 'SEO for clinics' });
}

test('a page of the site is found by its name or its address', async () => {
  const { user, field, onClose } = await renderPalette();
  await user.type(field, 'dentis');
  await user.click(await screen.findByRole('option', { name: /Dental Clinics/ }));
  expect(onClose).toHaveBeenCalledOnce();
});
