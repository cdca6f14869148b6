import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PendingSummary } from '@tideline/domain/post/pending-changes';
import type { PostSummary } from '@tideline/domain/post/post';
import { buildPostSummary, pageOf } from '../../../testing/build-entities.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { PostsPanel } from './posts-panel.tsx';
import type { PostsPlace } from './posts-link.tsx';

afterEach(() => vi.unstubAllGlobals());

const PENDING: PendingSummary = {
  postId: 'low-tide',
  title: 'Lower tide',
  version: crypto.randomUUID(),
  baseVersion: 1,
  goesLiveAt: null,
  isHeld: false,
  savedBy: 'Maya',
  savedAt: '2026-11-20T18:00:00.000Z',
};

/** What the panel asks for, beside its posts. */
const AROUND = {
  'posts.categories': (): string[] => ['SEO'],
  'posts.series': (): string[] => [],
  'posts.featured': () => ({ id: null }),
  'posts.pending.list': (): PendingSummary[] => [],
};

async function renderPosts(place: PostsPlace, posts: PostSummary[], pending: PendingSummary[] = []) {
  const onDeletePost = vi.fn<(post: PostSummary) => void>();
  const panel = <PostsPanel place={place} search={{}} onSearch={() => undefined} onDeletePost={onDeletePost} />;
  const rendered = await renderStaff(panel, {
    ...AROUND,
    'posts.listSummaries': () => pageOf(...posts),
    'posts.pending.list': () => pending,
  });
  return { ...rendered, onDeletePost };
}

function stubPhone(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test('a row says what its post led to, in the currency of the site, where it led to an inquiry', async () => {
  await renderStaff(<PostsPanel place="tab" search={{}} onSearch={() => undefined} onDeletePost={() => undefined} />, {
    ...AROUND,
    'posts.listSummaries': () => pageOf(buildPostSummary(), buildPostSummary({ id: 'high-tide', title: 'High tide' })),
    'settings.read': () => ({ currency: 'EUR' }),
    'trails.ofPosts': ({ ids }: { ids: string[] }) =>
      Object.fromEntries(
        ids.map((id) => [id, id === 'low-tide' ? { contacts: 3, clients: 1, value: 4_000 } : { contacts: 0 }]),
      ),
  });
  const line = await screen.findByText('3 inquiries, 1 client, €4,000');
  expect(line.closest('tr')?.textContent).toContain('Low tide');
  expect(screen.getAllByText(/inquir/)).toEqual([line]);
});

test.each(['tab', 'cms'] as const)(
  'in the %s, a row has cover, title, status, category, author, date and views',
  async (place) => {
    const post = buildPostSummary({ status: 'published', publishDate: new Date().toISOString(), views: 1234 });
    await renderPosts(place, [post, buildPostSummary({ id: 'high-tide', title: 'High tide' })]);
    const row = await screen.findByRole('row', { name: /Low tide/ });
    expect(row.querySelector('img')).toBeTruthy();
    for (const text of ['Low tide', 'published', 'SEO', 'Ada', '1,234'])
      expect(within(row).getByText(text)).toBeTruthy();
    const views = within(screen.getByRole('row', { name: /High tide/ })).getAllByText('—');
    expect(views).toHaveLength(2); // neither a date nor views
    expect(screen.getByRole('link', { name: 'New Post' })).toBeTruthy();
  },
);

test.each([
  ['tab', 'Blog CMS', '/admin/blog'],
  ['cms', 'Blog Posts tab', '/admin?tab=posts'],
] as const)('in the %s, an empty list leads to a new post, and a line to the %s', async (place, other, href) => {
  await renderPosts(place, []);
  expect(await screen.findByText('No blog posts found')).toBeTruthy();
  expect(screen.getByText('Nobody has written a post yet.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'New Post' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(href);
});

test('a search without a match can be cleared where its rows would be', async () => {
  const onSearch = vi.fn<(changes: object) => void>();
  const panel = <PostsPanel place="tab" search={{ q: 'tide' }} onSearch={onSearch} onDeletePost={() => undefined} />;
  const { user } = await renderStaff(panel, {
    ...AROUND,
    'posts.listSummaries': () => pageOf(),
  });
  expect(await screen.findByText('No blog posts found')).toBeTruthy();
  expect(screen.getByText('Try another search or filter.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'New Post' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ q: undefined }));
});

test('the posts of one series are shown, and the filter of the URL can be removed also when no post has it any more', async () => {
  const onSearch = vi.fn<(changes: object) => void>();
  const search = { series: 'Gone' };
  const panel = <PostsPanel place="tab" search={search} onSearch={onSearch} onDeletePost={() => undefined} />;
  const answers = { ...AROUND, 'posts.series': () => ['Ebb', 'Flow'], 'posts.listSummaries': () => pageOf() };
  const { user, calls } = await renderStaff(panel, answers);
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Filter by series' });
  await expect.poll(() => [...filter.options].map(({ text }) => text)).toEqual(['All series', 'Ebb', 'Flow', 'Gone']);
  expect(filter.value).toBe('Gone');
  expect(calls).toContainEqual({ path: 'posts.listSummaries', input: expect.objectContaining(search) });
  await user.selectOptions(filter, 'Flow');
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ series: 'Flow', at: undefined }));
  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  expect(onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ series: undefined }));
});

test('a site without series has no filter for them', async () => {
  await renderPosts('tab', [buildPostSummary()]);
  await screen.findByRole('row', { name: /Low tide/ });
  expect(screen.getByRole('combobox', { name: 'Filter by category' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Filter by series' })).toBeNull();
});

test.each([
  ['tab', '-date'],
  ['cms', '-updated'],
] as const)('the %s begins with %s', async (place, sort) => {
  const { calls } = await renderPosts(place, [buildPostSummary()]);
  await screen.findByRole('row', { name: /Low tide/ });
  expect(calls).toContainEqual({ path: 'posts.listSummaries', input: expect.objectContaining({ sort }) });
});

test.each([
  [{}, 'Pending changes'],
  [{ goesLiveAt: '2026-12-01T17:30:00.000Z' }, 'Update scheduled'],
  [{ goesLiveAt: '2026-12-01T17:30:00.000Z', isHeld: true }, 'Update held'],
])('a post with pending changes %j is marked “%s”', async (changes, mark) => {
  const other = buildPostSummary({ id: 'high-tide', title: 'High tide' });
  await renderPosts('tab', [buildPostSummary({ status: 'published' }), other], [{ ...PENDING, ...changes }]);
  const row = await screen.findByRole('row', { name: /Low tide/ });
  expect(await within(row).findByText(mark)).toBeTruthy();
  expect(screen.getAllByText(mark)).toHaveLength(1);
});

test('on a phone, a row says nothing of views that there are not', async () => {
  stubPhone();
  await renderPosts('cms', [buildPostSummary({ views: 0 })]);
  expect(await screen.findByText('Low tide')).toBeTruthy();
  expect(screen.queryByText('0 views')).toBeNull();
});

test('on a phone, a row has the views in words, and Edit and Delete in its menu', async () => {
  stubPhone();
  const { user, onDeletePost } = await renderPosts('cms', [buildPostSummary({ views: 1 })]);
  expect(await screen.findByText('1 view')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Actions for Low tide' }));
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toContain('edit=low-tide');
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDeletePost).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'low-tide' }));
});

test.each(['tab', 'cms'] as const)(
  'in the %s, keys move between rows and select them; ? lists the keys',
  async (place) => {
    const { user } = await renderPosts(place, [
      buildPostSummary(),
      buildPostSummary({ id: 'high-tide', title: 'High tide' }),
    ]);
    const second = await screen.findByRole('link', { name: 'High tide' });
    await user.keyboard('jjx');
    expect(document.activeElement).toBe(second);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select High tide' }).checked).toBe(true);
    expect(screen.getByText('1 post selected')).toBeTruthy();
    await user.keyboard('k');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Low tide' }));
    await user.keyboard('?');
    expect(within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Select the row')).toBeTruthy();
  },
);
