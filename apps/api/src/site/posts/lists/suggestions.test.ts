import { SUGGESTED_POST_COUNT, SUGGESTED_TAG_COUNT } from '@tideline/domain/post/post';
import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { fillDatabase } from '../../../testing/fill/fill-database.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('suggestions of the blog search', (database) => {
  const staff = () => callAsStaff(database());
  const add = (title: string, fields: Parameters<typeof buildPost>[0] = {}) =>
    staff().posts.create(buildPost({ title, tags: [], ...fields }));
  const suggestions = () => callAsVisitor(database()).posts.suggestions();

  test('are the public posts, newest first, and their tags, most frequent first', async () => {
    await add('Older', { tags: ['SEO', 'Ads', 'Tides'], publishDate: '2020-01-01T00:00:00Z' });
    await add('Newer', { tags: ['Séo', 'Tides', 'tides!', '!'], publishDate: '2020-01-02T00:00:00Z' });
    await add('Draft', { tags: ['Hidden'], status: 'draft' });
    await add('To come', { tags: ['Hidden'], publishDate: '2099-01-01T00:00:00Z' });
    await add('Gone', { tags: ['Hidden'] });
    await staff().posts.remove({ id: 'gone' });
    expect(await suggestions()).toEqual({
      posts: [
        { id: 'newer', title: 'Newer' },
        { id: 'older', title: 'Older' },
      ],
      tags: [
        { slug: 'tides', name: 'Tides' },
        { slug: 'seo', name: 'SEO' },
        { slug: 'ads', name: 'Ads' },
      ],
    });
  });

  test('are limited in number', async () => {
    await fillDatabase(database(), { posts: 700, subscribers: 0, contacts: 0, days: 1 }, TEST_NOW);
    const { posts, tags } = await suggestions();
    expect(posts).toHaveLength(SUGGESTED_POST_COUNT);
    expect(tags.length).toBeLessThanOrEqual(SUGGESTED_TAG_COUNT);
  });
});
