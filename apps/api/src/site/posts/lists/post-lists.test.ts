import { expect, test } from 'vitest';
import { POST_SORTS, type PostSort } from '@tideline/domain/post/post';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('lists of posts', (database) => {
  function staff(now = TEST_NOW) {
    return callAsStaff(database(), { now: () => now });
  }

  async function writeThree() {
    await staff('2026-11-01T00:00:00.000Z').posts.create(buildPost({ title: '“banana”', publishDate: '2026-01-03' }));
    await staff('2026-11-03T00:00:00.000Z').posts.create(buildPost({ title: 'Cherry', publishDate: '2026-01-01' }));
    await staff('2026-11-02T00:00:00.000Z').posts.create(buildPost({ title: 'Äpple', publishDate: '2026-01-02' }));
    for (const [id, views] of [
      ['banana', 5],
      ['cherry', 20],
    ] as const) {
      await database().updateTable('posts').set({ views }).where('id', '=', id).execute();
    }
  }

  test('are sorted by date, title, views or last change in both directions, and page in that order', async () => {
    await writeThree();
    const expected: Record<PostSort, string> = {
      '-date': 'banana apple cherry',
      date: 'cherry apple banana',
      title: 'apple banana cherry',
      '-title': 'cherry banana apple',
      '-views': 'cherry banana apple',
      views: 'apple banana cherry',
      '-updated': 'cherry apple banana',
      updated: 'banana apple cherry',
    };
    for (const sort of POST_SORTS) {
      const first = await staff().posts.listSummaries({ sort, limit: 2 });
      const rest = await staff().posts.listSummaries({ sort, limit: 2, cursor: first.nextCursor ?? '' });
      const ids = [...first.items, ...rest.items].map(({ id }) => id);
      expect([sort, ids.join(' ')]).toEqual([sort, expected[sort]]);
      const back = await staff().posts.listSummaries({ sort, limit: 2, cursor: rest.previousCursor ?? '' });
      expect(back.items).toEqual(first.items);
      expect(back.previousCursor).toBeNull();
    }
  });

  test('refuse a cursor that belongs to another order', async () => {
    await writeThree();
    const { nextCursor } = await staff().posts.listSummaries({ sort: 'title', limit: 1 });
    await expect(staff().posts.listSummaries({ sort: 'views', cursor: nextCursor ?? '' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(staff().posts.listSummaries({ sort: 'rank' as 'title' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('are filtered by status and category together', async () => {
    await staff().posts.create(buildPost({ title: 'A', status: 'draft', category: 'SEO' }));
    await staff().posts.create(buildPost({ title: 'B', status: 'draft', category: 'Video' }));
    await staff().posts.create(buildPost({ title: 'C', category: 'Video' }));
    expect(await staff().posts.listSummaries({ status: 'draft', category: 'Video' })).toMatchObject({
      items: [{ id: 'b' }],
      total: 1,
    });
    expect(await staff().posts.categories()).toEqual(['SEO', 'Video']);
  });

  test('name every tag once, whatever its spelling; not those of posts in the trash', async () => {
    await staff().posts.create(buildPost({ title: 'A', tags: ['Maps', 'seo'] }));
    await staff().posts.create(buildPost({ title: 'B', tags: ['SEO'], status: 'draft' }));
    await staff().posts.create(buildPost({ title: 'C', tags: ['gone'] }));
    await staff().posts.remove({ id: 'c' });
    expect(await staff().posts.tags()).toEqual(['Maps', 'SEO']);
  });

  test('have correct totals after every change, also with concurrent writers', async () => {
    async function expectCounts(all: number, published: number, video: number, onBlog: number) {
      expect((await staff().posts.listSummaries({})).total).toBe(all);
      expect((await staff().posts.listSummaries({ status: 'published' })).total).toBe(published);
      expect((await staff().posts.listSummaries({ category: 'Video' })).total).toBe(video);
      expect((await staff().posts.blog({})).total).toBe(onBlog);
      expect(await staff().stats.totals()).toMatchObject({ totalPosts: all, publishedPosts: published });
    }
    await expectCounts(0, 0, 0, 0);
    await Promise.all([1, 2, 3, 4].map((n) => staff().posts.create(buildPost({ title: `Post ${n}` }))));
    await expectCounts(4, 4, 0, 4);
    await Promise.all([
      staff().posts.update({ id: 'post-1', changes: { category: 'Video' } }),
      staff().posts.update({ id: 'post-2', changes: { status: 'draft' } }),
      staff().posts.remove({ id: 'post-3' }),
      staff().posts.update({ id: 'post-4', changes: { publishDate: '2026-11-22T00:00:00Z' } }),
    ]);
    await expectCounts(3, 2, 1, 1);
    expect((await staff().posts.blog({})).categories).toEqual(['Video']);
    expect((await staff('2026-11-22T00:00:00.000Z').posts.blog({})).total).toBe(2);
    await staff().posts.restore({ id: 'post-3' });
    await database().deleteFrom('posts').where('id', '=', 'post-1').execute();
    await expectCounts(3, 2, 0, 1);
  });

  test('page through the trash, the last deleted first', async () => {
    for (const n of [1, 2, 3]) {
      await staff().posts.create(buildPost({ title: `Post ${n}` }));
      await staff(`2026-11-21T18:00:0${n}.000Z`).posts.remove({ id: `post-${n}` });
    }
    const first = await staff().posts.listTrash({ limit: 2 });
    const rest = await staff().posts.listTrash({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(['post-3', 'post-2', 'post-1']);
    expect(first.total).toBe(3);
  });
});
