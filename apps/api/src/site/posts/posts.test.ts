import { expect, test } from 'vitest';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { deleteOldTrash, publishScheduledPosts } from './post-writes.repository.ts';

describeOnEachDatabase('posts', (database) => {
  function staff() {
    return callAsStaff(database());
  }
  function visitor() {
    return callAsVisitor(database());
  }

  async function idsOf(query: Parameters<ReturnType<typeof visitor>['posts']['list']>[0]) {
    return (await visitor().posts.list(query)).items.map((post) => post.id);
  }

  test('are returned exactly as they were sent', async () => {
    const sent = buildPost({
      title: 'Tides',
      excerpt: ' two\nlines ',
      content: '# A\n\n\ttext \u{1F30A}  ',
      tags: ['SEO', 'Local, near you'],
      featuredImageUrl: 'media/a.jpg',
      category: 'Video',
    });
    const created = await staff().posts.create(sent);
    expect(created).toMatchObject({ ...sent, id: 'tides', views: 0, version: 1, isSample: false });
    expect(await staff().posts.byId({ id: 'tides' })).toEqual(created);
  });

  test('get the first free id of their title, also when created concurrently, and keep it', async () => {
    const created = await Promise.all(
      Array.from({ length: 5 }, () => staff().posts.create(buildPost({ title: 'Same title' }))),
    );
    expect(created.map((post) => post.id).toSorted()).toEqual([
      'same-title',
      'same-title-2',
      'same-title-3',
      'same-title-4',
      'same-title-5',
    ]);
    expect((await staff().posts.create(buildPost({ title: '' }))).id).toBe('untitled');
    expect((await staff().posts.create(buildPost({ title: 'Маркетинг для клиник' }))).id).toBe('marketing-dlya-klinik');
    expect((await staff().posts.create(buildPost({ title: '网站速度' }))).id).toBe('wang-zhan-su-du');
    expect((await staff().posts.create(buildPost({ title: '🌊' }))).id).toMatch(/^post-\d{4}-\d\d-\d\d$/);
    expect((await staff().posts.update({ id: 'same-title', changes: { title: 'New title' } })).id).toBe('same-title');
  });

  test('that are not public are hidden from visitors everywhere, and look like missing ones', async () => {
    await staff().posts.create(buildPost({ title: 'Draft', status: 'draft', tags: ['secret'], category: 'Secret' }));
    await staff().posts.create(
      buildPost({ title: 'Scheduled', status: 'scheduled', publishDate: '2026-12-01T00:00:00Z' }),
    );
    await staff().posts.create(buildPost({ title: 'Future', publishDate: '2026-12-01T00:00:00Z' }));
    await staff().posts.create(buildPost({ title: 'Trashed' }));
    await staff().posts.remove({ id: 'trashed' });
    await staff().posts.create(buildPost({ title: 'Public' }));

    for (const status of ['draft', 'scheduled', 'published', undefined] as const) {
      expect((await visitor().posts.list({ status })).items.map((post) => post.id)).toEqual(['public']);
      expect(await visitor().posts.listSummaries({ status })).toMatchObject({ items: [{ id: 'public' }], total: 1 });
    }
    expect((await visitor().posts.list({ q: 'draft' })).items).toEqual([]);
    expect((await visitor().posts.list({ tag: 'secret' })).items).toEqual([]);
    expect(await visitor().posts.blog({})).toMatchObject({ posts: [{ id: 'public' }], total: 1, categories: ['SEO'] });
    expect((await visitor().posts.latest()).map((post) => post.id)).toEqual(['public']);
    expect((await visitor().posts.page({ id: 'public' })).related).toEqual([]);
    for (const id of ['draft', 'scheduled', 'future', 'trashed', 'missing']) {
      const missing = { code: 'NOT_FOUND', message: 'There is no post at this address.' };
      await expect(visitor().posts.byId({ id })).rejects.toMatchObject(missing);
      await expect(visitor().posts.page({ id })).rejects.toMatchObject(missing);
    }
  });

  test('outside the trash are all shown to staff; public pages show staff what visitors see', async () => {
    await staff().posts.create(buildPost({ title: 'Draft', status: 'draft', publishDate: null }));
    await staff().posts.create(buildPost({ title: 'Public' }));
    expect((await staff().posts.list({})).items.map((post) => post.id)).toEqual(['public', 'draft']);
    expect((await staff().posts.list({ status: 'draft' })).items.map((post) => post.id)).toEqual(['draft']);
    expect((await staff().posts.blog({})).posts.map((post) => post.id)).toEqual(['public']);
  });

  test('are listed newest first, ties by id, and page by cursor without gaps or repeats', async () => {
    for (const day of [3, 1, 2, 2, 2, 5, 4]) {
      await staff().posts.create(buildPost({ title: `Day ${day}`, publishDate: `2026-10-0${day}T00:00:00.000Z` }));
    }
    await staff().posts.create(buildPost({ title: 'Undated', status: 'draft', publishDate: null }));
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await staff().posts.list({ limit: 3, cursor });
      expect(page.total).toBe(8);
      ids.push(...page.items.map((post) => post.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual(['day-5', 'day-4', 'day-3', 'day-2', 'day-2-2', 'day-2-3', 'day-1', 'undated']);
  });

  test.each([
    'nonsense',
    'W10',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('["a\\u0000","b"]').toString('base64url'),
  ])('refuse the cursor %j with a sentence', async (cursor) => {
    const refusal = { code: 'BAD_REQUEST', message: 'cursor must be one that a list has answered.' };
    await expect(visitor().posts.list({ cursor })).rejects.toMatchObject(refusal);
  });

  test('are found by category, by tag without regard to case, and by every word of a search', async () => {
    await staff().posts.create(
      buildPost({ title: 'Über Tides', tags: ['Local SEO'], category: 'SEO', content: '100% sure_thing' }),
    );
    await staff().posts.create(buildPost({ title: 'Other', category: 'Strategy', content: '100 sure things' }));
    expect(await idsOf({ category: 'SEO' })).toEqual(['uber-tides']);
    expect(await idsOf({ tag: 'LOCAL seo' })).toEqual(['uber-tides']);
    expect(await idsOf({ q: 'über SURE' })).toEqual(['uber-tides']);
  });

  test('change only in the fields of a partial update, which increments the version', async () => {
    const created = await staff().posts.create(buildPost({ title: 'Tides', tags: ['a', 'b'], excerpt: 'Excerpt' }));
    const updated = await staff().posts.update({ id: 'tides', changes: { status: 'draft' } });
    expect(updated).toEqual({ ...created, status: 'draft', version: 2 });
    const untagged = await staff().posts.update({ id: 'tides', changes: { tags: [], title: '' } });
    expect(untagged).toMatchObject({ tags: [], title: '', excerpt: 'Excerpt', version: 3 });
  });

  test('keep both of two concurrent partial updates', async () => {
    await staff().posts.create(buildPost({ title: 'Tides' }));
    await Promise.all([
      staff().posts.update({ id: 'tides', changes: { excerpt: 'one' } }),
      staff().posts.update({ id: 'tides', changes: { author: 'two' } }),
    ]);
    expect(await staff().posts.byId({ id: 'tides' })).toMatchObject({ excerpt: 'one', author: 'two', version: 3 });
  });

  test('are saved from one version by one of two people only; the other gets a conflict, and nothing is overwritten', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', tags: ['a'] }));
    const saves = await Promise.allSettled([
      staff().posts.update({ id: 'tides', changes: { excerpt: 'one', tags: ['one'] }, expectedVersion: 1 }),
      staff().posts.update({ id: 'tides', changes: { excerpt: 'two', tags: ['two'] }, expectedVersion: 1 }),
    ]);
    expect(saves.map((save) => save.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find((save) => save.status === 'rejected')?.reason).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Someone else saved this post'),
    });
    const stored = await staff().posts.byId({ id: 'tides' });
    expect(stored).toMatchObject({ version: 2, tags: [stored.excerpt] });
    expect(
      await staff().posts.update({ id: 'tides', changes: { excerpt: 'three' }, expectedVersion: 2 }),
    ).toMatchObject({ excerpt: 'three', version: 3 });
  });

  test('are dated now when they are published without a date, and at the start of a bare day in the agency’s zone', async () => {
    expect((await staff().posts.create(buildPost({ publishDate: null }))).publishDate).toBe(TEST_NOW);
    expect((await staff().posts.create(buildPost({ publishDate: '2026-03-08' }))).publishDate).toBe(
      '2026-03-08T08:00:00.000Z',
    );
    await staff().posts.create(buildPost({ title: 'Later', status: 'draft', publishDate: null }));
    expect((await staff().posts.update({ id: 'later', changes: { status: 'published' } })).publishDate).toBe(TEST_NOW);
  });

  test('cannot be scheduled without a date', async () => {
    const refusal = { code: 'BAD_REQUEST', message: 'A scheduled post needs a publish date.' };
    await expect(staff().posts.create(buildPost({ status: 'scheduled', publishDate: null }))).rejects.toMatchObject(
      refusal,
    );
    await staff().posts.create(buildPost({ title: 'Draft', status: 'draft', publishDate: null }));
    await expect(staff().posts.update({ id: 'draft', changes: { status: 'scheduled' } })).rejects.toMatchObject(
      refusal,
    );
    expect(await staff().posts.byId({ id: 'draft' })).toMatchObject({ status: 'draft', version: 1 });
  });

  test('that are scheduled are published when their date comes, once, and not before', async () => {
    await staff().posts.create(buildPost({ title: 'Due', status: 'scheduled', publishDate: '2026-11-22T00:00:00Z' }));
    await staff().posts.create(
      buildPost({ title: 'Trashed', status: 'scheduled', publishDate: '2026-11-22T00:00:00Z' }),
    );
    await staff().posts.remove({ id: 'trashed' });
    expect(await publishScheduledPosts(database(), '2026-11-21T23:59:59.999Z')).toEqual([]);
    const runs = await Promise.all([1, 2, 3].map(() => publishScheduledPosts(database(), '2026-11-22T00:00:00.000Z')));
    expect(runs.flat()).toEqual(['due']);
    expect(
      await callAsVisitor(database(), { now: () => '2026-11-22T00:00:00.000Z' }).posts.byId({ id: 'due' }),
    ).toHaveProperty('status', 'published');
  });

  test('can be restored from the trash for thirty days and keep their id', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', tags: ['a'] }));
    await staff().posts.remove({ id: 'tides' });
    expect((await staff().posts.listTrash()).items.map((post) => post.id)).toEqual(['tides']);
    await expect(staff().posts.remove({ id: 'tides' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(staff().posts.update({ id: 'tides', changes: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await staff().posts.create(buildPost({ title: 'Tides' }))).id).toBe('tides-2');
    expect(await staff().posts.restore({ id: 'tides' })).toMatchObject({ id: 'tides', tags: ['a'] });
    await staff().posts.remove({ id: 'tides' });
    await deleteOldTrash(database(), '2026-12-21T17:59:59.000Z');
    expect(await staff().posts.listTrash()).toMatchObject({ total: 1 });
    await deleteOldTrash(database(), '2026-12-21T18:00:00.000Z');
    expect(await staff().posts.listTrash()).toMatchObject({ items: [], total: 0 });
  });

  test('are rendered for their page as safe HTML with related posts, the same subject first', async () => {
    await staff().posts.create(buildPost({ title: 'Tides', content: '# Part\n\n<b>raw</b>' }));
    await staff().posts.create(buildPost({ title: 'Newest', category: 'Video', publishDate: TEST_NOW }));
    await staff().posts.create(buildPost({ title: 'Oldest', publishDate: '2020-01-01T00:00:00Z' }));
    const page = await visitor().posts.page({ id: 'tides' });
    expect(page.html).toBe(
      '<h2 id="section-part"><a href="#section-part" class="heading-link">Part</a></h2>\n<p>&lt;b&gt;raw&lt;/b&gt;</p>\n',
    );
    expect(page.headings).toEqual([{ anchor: 'section-part', text: 'Part', level: 2 }]);
    expect(page.related.map((post) => post.id)).toEqual(['oldest', 'newest']);
    expect(page.post).not.toHaveProperty('content');
  });

  test('fill numbered pages of 24', async () => {
    for (let count = 1; count <= 25; count += 1) await staff().posts.create(buildPost({ title: `Post ${count}` }));
    expect(await visitor().posts.blog({ page: 1 })).toMatchObject({ total: 25, pageCount: 2, page: 1 });
    expect((await visitor().posts.blog({ page: 2 })).posts).toHaveLength(1);
    expect((await visitor().posts.blog({ page: 9 })).posts).toEqual([]);
  });

  test('appear in public lists with no more fields than are shown', async () => {
    await staff().posts.create(buildPost({ title: 'Older', tags: ['b'], publishDate: '2026-10-01T00:00:00.000Z' }));
    const { id, key, title, excerpt, author, category, publishDate, featuredImageUrl, readingTimeMinutes } =
      await staff().posts.create(buildPost({ title: 'Newer', tags: ['a', 'c'], publishDate: TEST_NOW }));
    const shown = { id, key, title, excerpt, author, category, publishDate, featuredImageUrl, readingTimeMinutes };
    const teaser = { ...shown, authorSlug: 'maya-alvarez' };
    const { posts, featuredTags } = await visitor().posts.blog({});
    expect(posts[0]).toEqual(teaser);
    expect(featuredTags).toEqual(['a', 'c']);
    expect((await visitor().posts.blog({ page: 2 })).featuredTags).toEqual([]);
    expect((await visitor().posts.latest())[0]).toEqual(teaser);
    expect((await visitor().posts.page({ id: 'older' })).related).toEqual([teaser]);
  });
});
