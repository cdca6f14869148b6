import { expect, test } from 'vitest';
import type { ArchiveKind } from '@tideline/domain/post/archive';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { listIndexedArchives } from './archives.repository.ts';

describeOnEachDatabase('an archive page', (database) => {
  const staff = () => callAsStaff(database());
  const read = (kind: ArchiveKind, slug: string, page = 1) =>
    callAsVisitor(database()).posts.archive({ kind, slug, page });

  test('has the public posts of a category, tag or author, newest first', async () => {
    const [category, author, tags] = ['Content Marketing', 'Zoë Marsh', ['Local SEO']];
    await staff().posts.create(buildPost({ title: 'Old', publishDate: '2026-11-01', category, author, tags }));
    await staff().posts.create(buildPost({ title: 'New', publishDate: '2026-11-02', category, author, tags }));
    await staff().posts.create(buildPost({ title: 'Hidden', status: 'draft', category, author, tags }));
    await staff().posts.create(buildPost({ title: 'Other' }));
    const page = { posts: [{ id: 'new', authorSlug: 'zoe-marsh' }, { id: 'old' }], total: 2, page: 1, pageCount: 1 };
    expect(await read('category', 'content-marketing')).toMatchObject({ ...page, names: [category], author: null });
    expect(await read('tag', 'local-seo')).toMatchObject({ ...page, names: tags });
    expect(await read('author', 'zoe-marsh')).toMatchObject({ ...page, names: [author], author: null });
  });

  test('has the profile of an author', async () => {
    await staff().authors.add({ name: 'ZOË MARSH', role: 'Editor' });
    await staff().posts.create(buildPost({ author: 'Zoë Marsh' }));
    expect(await read('author', 'zoe-marsh')).toMatchObject({ author: { role: 'Editor', postCount: 1 } });
  });

  test('shows both names when two have one slug', async () => {
    await staff().posts.create(buildPost({ title: 'One', tags: ['C++'], category: 'R&D', author: 'Ada B.' }));
    await staff().posts.create(buildPost({ title: 'Two', tags: ['c#'], category: 'R D', author: 'ADA B' }));
    expect(await read('tag', 'c')).toMatchObject({ names: ['c#', 'C++'], total: 2 });
    expect((await read('category', 'r-d')).names.toSorted()).toEqual(['R D', 'R&D']);
    expect((await read('author', 'ada-b')).total).toBe(2);
  });

  test('of a name without Latin letters has them in its address', async () => {
    await staff().posts.create(buildPost({ tags: ['潮汐 表'] }));
    expect(await read('tag', '潮汐-表')).toMatchObject({ names: ['潮汐 表'] });
  });

  test.each([
    ['category', 'nothing'],
    ['category', ''],
    ['tag', 'hidden'],
    ['author', ''],
    ['series', ''],
    ['series', 'hidden'],
    ['author', 'a\0b'],
    ['author', 'constructor'],
    ['tag', 'x'.repeat(5_000)],
  ] as const)('of the %s %j is not there', async (kind, slug) => {
    await staff().posts.create(buildPost({ category: '', author: '', tags: [] }));
    await staff().posts.create(buildPost({ status: 'draft', tags: ['Hidden'], series: 'Hidden' }));
    await expect(read(kind, slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('has further pages like the blog', async () => {
    for (let at = 0; at < 25; at += 1) await staff().posts.create(buildPost({ title: `Post ${at}`, tags: ['Tides'] }));
    const [first, second, third] = [
      await read('tag', 'tides'),
      await read('tag', 'tides', 2),
      await read('tag', 'tides', 3),
    ];
    expect([first.posts.length, second.posts.length, third.posts.length]).toEqual([24, 1, 0]);
    expect(new Set([...first.posts, ...second.posts].map(({ id }) => id)).size).toBe(25);
    expect(third).toMatchObject({ total: 25, pageCount: 2 });
  });

  test('is for search engines from three public posts on', async () => {
    const fields = { category: 'Tides & Co', author: 'Ada', tags: ['Ebb', 'flow'], series: 'All Tides' };
    for (const title of ['One', 'Two']) await staff().posts.create(buildPost({ ...fields, title }));
    await staff().posts.create(buildPost({ ...fields, status: 'draft' }));
    expect(await listIndexedArchives(database(), TEST_NOW)).toEqual([]);
    await staff().posts.create(buildPost({ ...fields, author: ' ADA', category: 'Tides Co', tags: ['ebb'] }));
    expect(await listIndexedArchives(database(), TEST_NOW)).toEqual([
      { kind: 'category', slug: 'tides-co' },
      { kind: 'tag', slug: 'ebb' },
      { kind: 'author', slug: 'ada' },
      { kind: 'series', slug: 'all-tides' },
    ]);
  });
});
