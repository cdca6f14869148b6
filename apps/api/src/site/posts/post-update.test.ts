import { expect, test } from 'vitest';
import type { PostChanges } from '@tideline/domain/post/post.schema';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const LATER = '2026-12-24T09:00:00.000Z';

describeOnEachDatabase('the date of an article’s last change', (database) => {
  const later = () => callAsStaff(database(), { now: () => LATER });
  const create = (status: 'draft' | 'published') =>
    callAsStaff(database()).posts.create(buildPost({ title: 'Tides', status, publishDate: TEST_NOW }));
  const dateOf = async (id = 'tides') => (await later().posts.byId({ id })).contentChangedAt;

  test.each<[string, Partial<PostChanges>, string | null]>([
    ['the title', { title: 'Ebb' }, LATER],
    ['the excerpt', { excerpt: 'Other' }, LATER],
    ['the body', { content: 'Other' }, LATER],
    ['the featured image', { featuredImageUrl: '/media/a.jpg' }, LATER],
    ['nothing, by sending the title it has', { title: 'Tides' }, null],
    ['the tags', { tags: ['other'] }, null],
    ['author, category and date', { author: 'Other', category: 'Video', publishDate: LATER }, null],
    ['the series', { series: 'Tides' }, null],
    ['the texts for search engines', { metaTitle: 'Other', metaDescription: 'Other', isNoindex: true }, null],
  ])('after a save that changes %s', async (_title, changes, expected) => {
    expect(await create('published')).toMatchObject({ contentChangedAt: null });
    expect(await later().posts.update({ id: 'tides', changes })).toMatchObject({ contentChangedAt: expected });
    const { post } = await callAsVisitor(database(), { now: () => LATER }).posts.page({ id: 'tides' });
    expect(post.contentChangedAt).toBe(expected);
  });

  test('stays unknown before the first publication, also when that changes the text', async () => {
    await create('draft');
    await later().posts.update({ id: 'tides', changes: { content: 'Other' } });
    await later().posts.update({ id: 'tides', changes: { content: 'Third', status: 'published' } });
    expect(await dateOf('tides')).toBeNull();
  });

  test('is that of a change made while the article was unpublished, and stays when it is published again', async () => {
    await create('published');
    await later().posts.update({ id: 'tides', changes: { status: 'draft' } });
    expect(await dateOf()).toBeNull();
    await later().posts.update({ id: 'tides', changes: { content: 'Other' } });
    const after = callAsStaff(database(), { now: () => '2026-12-31T00:00:00.000Z' });
    expect(await after.posts.update({ id: 'tides', changes: { status: 'published' } })).toMatchObject({
      contentChangedAt: LATER,
    });
  });

  test('is that of the publication of pending changes, not of their writing', async () => {
    await create('published');
    const { pending } = callAsStaff(database()).posts;
    const { version } = await pending.keep({
      id: 'tides',
      changes: { content: 'Later.' },
      expectedVersion: null,
      liveVersion: 1,
    });
    expect(await dateOf()).toBeNull();
    await later().posts.pending.publish({ id: 'tides', expectedVersion: version });
    expect(await dateOf()).toBe(LATER);
  });
});
