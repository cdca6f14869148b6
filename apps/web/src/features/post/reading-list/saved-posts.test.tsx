import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'readingList';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The module as after a reload of the page. */
const load = () => import('./saved-posts.ts');
const post = (id: string) => ({ id, title: `Title ${id}`, minutes: 3 });
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

test('the last saved article is the first, also after a reload; saving it again removes it', async () => {
  const { togglePost, savedPosts } = await load();
  togglePost(post('one'));
  togglePost(post('two'));
  expect(idsOf(savedPosts())).toEqual(['two', 'one']);
  vi.resetModules();
  const again = await load();
  expect(again.savedPosts()).toEqual([post('two'), post('one')]);
  again.togglePost(post('two'));
  again.togglePost(post('one'));
  expect(again.savedPosts()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('holds a hundred articles, and drops the oldest', async () => {
  const { togglePost, savedPosts } = await load();
  for (let at = 0; at <= 100; at += 1) togglePost(post(String(at)));
  expect(idsOf(savedPosts())).toHaveLength(100);
  expect(idsOf(savedPosts())).not.toContain('0');
});

test.each(['nonsense', '{"id":"a"}', '[null,1,{"id":"a","title":7,"minutes":1}]'])(
  'what is no list of articles is empty: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored);
    const { savedPosts } = await load();
    expect(savedPosts()).toEqual([]);
  },
);

test('works for the visit when the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { togglePost, savedPosts } = await load();
  togglePost(post('one'));
  expect(idsOf(savedPosts())).toEqual(['one']);
});

test('follows changes in another tab until the listener is removed', async () => {
  const { onSavedPosts, savedPosts } = await load();
  const listener = vi.fn<() => void>();
  const stop = onSavedPosts(listener);
  expect(savedPosts()).toEqual([]);
  localStorage.setItem(KEY, JSON.stringify([post('one')]));
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
  expect(idsOf(savedPosts())).toEqual(['one']);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledOnce();
});
