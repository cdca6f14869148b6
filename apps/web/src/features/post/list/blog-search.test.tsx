import { screen } from '@testing-library/react';
import superjson from 'superjson';
import { afterEach, expect, test, vi } from 'vitest';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { BlogSearch } from './blog-search.tsx';

const TITLES = ['Low tide', 'Tídal café', 'Local SEO', 'The tide '.repeat(20).trim()];
const ALL = {
  posts: TITLES.map((title, at) => ({ id: `post-${at}`, title })),
  tags: [{ slug: 'tides', name: 'Tides' }],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The search with a server that has these suggestions; null: it fails. */
async function open(suggestions: typeof ALL | null = ALL, q?: string) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => {
    if (suggestions === null) throw new TypeError('offline');
    return new Response(JSON.stringify({ result: { data: superjson.serialize(suggestions) } }));
  });
  vi.stubGlobal('fetch', fetch);
  const { user } = await renderStaff(<BlogSearch q={q} category={undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search articles');
  return { fetch, user, field };
}

/** Focuses the field, and waits until its suggestions have come. */
async function openReady(q?: string) {
  const opened = await open(ALL, q);
  await opened.user.click(opened.field);
  await vi.waitFor(() => expect(opened.field.getAttribute('role')).toBe('combobox'));
  await vi.waitFor(() => expect(opened.fetch).toHaveBeenCalledOnce());
  return opened;
}

const optionNames = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const chosenName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ?? null;

test('asks nothing before the field is focused, then once, and not per key', async () => {
  const { fetch, user, field } = await open();
  expect(fetch).not.toHaveBeenCalled();
  expect(field.hasAttribute('role')).toBe(false);
  await user.type(field, 'tide and more');
  await user.clear(field);
  await user.tab();
  await user.click(field);
  await user.type(field, 'tid');
  expect(await screen.findAllByRole('option')).toHaveLength(4);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toContain('/trpc/posts.suggestions');
});

test('suggests links to matching articles and tags, and says their number', async () => {
  const { user, field } = await openReady();
  await user.type(field, 'TID');
  await screen.findAllByRole('option');
  expect(optionNames()).toEqual(['Low tide', 'Tídal café', TITLES[3], 'Tides']);
  const options = screen.getAllByRole<HTMLAnchorElement>('option');
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/blog/post-0',
    '/blog/post-1',
    '/blog/post-3',
    '/blog/tag/tides',
  ]);
  expect(options[0]?.querySelector('[dir=auto]')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('4 suggestions');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  await user.type(field, 'al');
  expect(screen.getByRole('status').textContent).toBe('1 suggestion');
  await user.type(field, 'x');
  expect(screen.getByRole('status').textContent).toBe('No suggestions');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows go through the options and back to the field; Enter opens the chosen one', async () => {
  const { user, field } = await openReady();
  await user.type(field, 'tid');
  await screen.findAllByRole('option');
  expect(chosenName(field)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(chosenName(field)).toBe('Low tide');
  await user.keyboard('{ArrowUp}');
  expect(chosenName(field)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(chosenName(field)).toBe('Tides');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(chosenName(field)).toBe('Tídal café');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
    'false',
  ]);
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  screen.getAllByRole('option')[1]?.addEventListener('click', opened);
  const sent = vi.fn<() => void>();
  field.form?.addEventListener('submit', sent);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a chosen option searches; Escape closes and keeps the text; an arrow opens again', async () => {
  const { user, field } = await openReady();
  const sent = vi.fn<() => void>();
  field.form?.addEventListener('submit', sent);
  await user.type(field, 'tid');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('tid');
  await user.keyboard('{ArrowDown}');
  expect(chosenName(field)).toBe('Low tide');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(sent).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closes when the field loses the focus, and stays closed over the words of the last search', async () => {
  const { user, field } = await openReady('tide');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(field, 's');
  expect(optionNames()).toEqual(['Tides']);
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('works without suggestions where they cannot be loaded', async () => {
  const { fetch, user, field } = await open(null);
  const sent = vi.fn<() => void>();
  field.form?.addEventListener('submit', sent);
  await user.type(field, 'tide');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});
