import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('related posts', (database) => {
  const staff = () => callAsStaff(database());
  const add = (title: string, fields: Parameters<typeof buildPost>[0] = {}) =>
    staff().posts.create(buildPost({ title, category: 'Video', ...fields }));
  const relatedTo = async (id: string) =>
    (await callAsVisitor(database()).posts.page({ id })).related.map((post) => post.id);

  test('are those with its tags, the rarer ones first; then with its words; then of its category; then the newest', async () => {
    await add('Reading a tide table', { tags: ['Harbors', 'SEO'], category: 'Strategy' });
    await add('Ebb', { tags: ['harbors'], publishDate: '2020-01-01T00:00:00Z' });
    await add('Flow', { tags: ['seo'], publishDate: '2020-01-01T00:00:00Z' });
    await add('Foam', { tags: ['Seo', 'Other'], publishDate: '2020-01-02T00:00:00Z' });
    expect(await relatedTo('reading-a-tide-table')).toEqual(['ebb', 'foam', 'flow']);
    await staff().posts.update({ id: 'flow', changes: { tags: [] } });
    await staff().posts.update({ id: 'foam', changes: { tags: [] } });
    await add('A table of tides and a tide', { publishDate: '2020-01-01T00:00:00Z' });
    expect(await relatedTo('reading-a-tide-table')).toEqual(['ebb', 'a-table-of-tides-and-a-tide', 'foam']);
    await add('Same', { category: 'Strategy', publishDate: '2019-01-01T00:00:00Z' });
    expect(await relatedTo('reading-a-tide-table')).toEqual(['ebb', 'a-table-of-tides-and-a-tide', 'same']);
  });

  test('are found by a tag that few posts have among newer posts of its category', async () => {
    await add('Old', { tags: ['Rare', 'Common'], publishDate: '2019-01-01T00:00:00Z' });
    for (let at = 0; at < 101; at += 1) await add(`Newer ${at}`, { tags: ['Common'] });
    await add('Read', { tags: ['Common', 'Rare'] });
    expect((await relatedTo('read'))[0]).toBe('old');
    // All have the common tag and the same date, so words decide, then the ids.
    expect(await relatedTo('newer-7')).toEqual(['newer-0', 'newer-1', 'newer-10']);
  });

  test('are public ones only, and do not change with what visitors cannot see', async () => {
    await add('Read', { tags: ['Tides'] });
    await add('Draft', { tags: ['Tides'], status: 'draft' });
    await add('To come', { tags: ['Tides'], publishDate: '2026-12-01T00:00:00Z' });
    await add('Gone', { tags: ['Tides'] });
    await staff().posts.remove({ id: 'gone' });
    await add('Public', { tags: ['Tides'] });
    expect(await relatedTo('read')).toEqual(['public']);
  });
});
