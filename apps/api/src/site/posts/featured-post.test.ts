import { expect, test } from 'vitest';
import { BLOG_PAGE_SIZE } from '@tideline/domain/post/post';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

describeOnEachDatabase('the featured post', (database) => {
  const staff = () => callAsStaff(database());

  /** Posts `day-1` to `day-{count}`, each newer than the one before. */
  async function addPosts(count: number) {
    for (let day = 1; day <= count; day += 1) {
      const publishDate = `2026-10-${String(day).padStart(2, '0')}`;
      await staff().posts.create(buildPost({ title: `Day ${day}`, publishDate, tags: [`tag ${day}`] }));
    }
  }

  async function blogIds(query: { page?: number; category?: string; q?: string } = {}) {
    return (await callAsVisitor(database()).posts.blog(query)).posts.map((post) => post.id);
  }

  test('leads the blog, with its tags, until another is featured or none is', async () => {
    await addPosts(3);
    expect(await staff().posts.featured()).toEqual({ id: null });
    expect(await blogIds()).toEqual(['day-3', 'day-2', 'day-1']);
    await staff().posts.feature({ id: 'day-1' });
    expect(await blogIds()).toEqual(['day-1', 'day-3', 'day-2']);
    expect(await callAsVisitor(database()).posts.blog({})).toMatchObject({ featuredTags: ['tag 1'], total: 3 });
    await staff().posts.feature({ id: 'day-2' });
    expect(await staff().posts.featured()).toEqual({ id: 'day-2' });
    expect(await blogIds()).toEqual(['day-2', 'day-3', 'day-1']);
    await staff().posts.unfeature({ id: 'day-1' }); // which is not featured any more
    expect(await staff().posts.featured()).toEqual({ id: 'day-2' });
    await staff().posts.unfeature({ id: 'day-2' });
    expect(await blogIds()).toEqual(['day-3', 'day-2', 'day-1']);
  });

  test('does not lead a category, a search, the home page or the list of the API', async () => {
    await addPosts(3);
    await staff().posts.feature({ id: 'day-1' });
    const newestFirst = ['day-3', 'day-2', 'day-1'];
    expect(await blogIds({ category: 'SEO' })).toEqual(newestFirst);
    expect(await blogIds({ q: 'day' })).toEqual(newestFirst);
    const visitor = callAsVisitor(database());
    expect((await visitor.posts.latest()).map((post) => post.id)).toEqual(newestFirst);
    expect((await visitor.posts.list({})).items.map((post) => post.id)).toEqual(newestFirst);
  });

  test('is on one page only, and every other post too', async () => {
    const count = BLOG_PAGE_SIZE + 3;
    await addPosts(count);
    await staff().posts.feature({ id: 'day-2' }); // otherwise on the second page
    const [first, second] = [await blogIds(), await blogIds({ page: 2 })];
    expect([first[0], first[1], first.length]).toEqual(['day-2', `day-${count}`, BLOG_PAGE_SIZE]);
    expect(second).toEqual(['day-4', 'day-3', 'day-1']);
    expect(new Set([...first, ...second]).size).toBe(count);
  });

  test('is ignored while it is not public', async () => {
    await addPosts(2);
    await staff().posts.feature({ id: 'day-1' });
    await staff().posts.update({ id: 'day-1', changes: { status: 'draft' } });
    expect(await blogIds()).toEqual(['day-2']);
    await staff().posts.update({ id: 'day-1', changes: { status: 'published' } });
    expect(await blogIds()).toEqual(['day-1', 'day-2']);
    await staff().posts.remove({ id: 'day-1' });
    expect(await blogIds()).toEqual(['day-2']);
    await staff().posts.create(buildPost({ title: 'Future', publishDate: '2026-12-01T00:00:00Z' }));
    await staff().posts.feature({ id: 'future' });
    expect(await blogIds()).toEqual(['day-2']);
  });

  test('is outside the trash; a refusal leaves the one before', async () => {
    await addPosts(2);
    await staff().posts.feature({ id: 'day-1' });
    await staff().posts.remove({ id: 'day-2' });
    for (const id of ['day-2', 'missing'])
      await expect(staff().posts.feature({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await staff().posts.featured()).toEqual({ id: 'day-1' });
  });

  test('is one at most', async () => {
    await addPosts(2);
    const update = database().updateTable('posts').set({ is_featured: 1 });
    await expect(update.execute()).rejects.toThrow(/unique/i);
  });
});
