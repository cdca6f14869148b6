import { expect, test } from 'vitest';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const idsIn = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

describeOnEachDatabase('a series', (database) => {
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());
  const add = (title: string, publishDate: string, fields: Parameters<typeof buildPost>[0] = {}) =>
    staff().posts.create(buildPost({ title, publishDate, series: 'Tides', ...fields }));
  const seriesOf = async (id: string) => (await visitor().posts.page({ id })).series;

  test('has its public parts in the order of publication', async () => {
    await add('Third', '2026-11-03');
    await add('First', '2026-11-01');
    await add('Second', '2026-11-02');
    await add('Draft', '2026-11-02', { status: 'draft' });
    await add('Scheduled', '2026-12-02', { status: 'scheduled' });
    await add('To come', '2026-12-03');
    await add('Gone', '2026-11-02');
    await staff().posts.remove({ id: 'gone' });
    await add('Other', '2026-11-02', { series: 'Ebb' });
    expect(await seriesOf('second')).toEqual({
      name: 'Tides',
      slug: 'tides',
      position: 2,
      total: 3,
      first: 1,
      parts: [
        { id: 'first', title: 'First' },
        { id: 'second', title: 'Second' },
        { id: 'third', title: 'Third' },
      ],
    });
    const archive = await visitor().posts.archive({ kind: 'series', slug: 'tides' });
    expect(archive).toMatchObject({ names: ['Tides'], total: 3 });
    expect(idsIn(archive.posts)).toEqual(['first', 'second', 'third']);
  });

  test('is shown once it has two public parts', async () => {
    await add('One', '2026-11-01');
    await add('Two', '2026-11-02', { status: 'draft' });
    await add('None', '2026-11-02', { series: '' });
    await add('None either', '2026-11-02', { series: ' ' });
    expect([await seriesOf('one'), await seriesOf('none')]).toEqual([null, null]);
    await staff().posts.update({ id: 'two', changes: { status: 'published' } });
    expect(await seriesOf('one')).toMatchObject({ position: 1, total: 2 });
    await staff().posts.update({ id: 'two', changes: { publishDate: '2026-10-01' } });
    expect(await seriesOf('one')).toMatchObject({ position: 2 });
    await staff().posts.update({ id: 'two', changes: { series: null } });
    expect(await seriesOf('one')).toBeNull();
  });

  test('with very many parts lists those around the article', async () => {
    for (let at = 1; at <= 60; at += 1) await add(`Part ${at}`, new Date(Date.UTC(2026, 0, at)).toISOString());
    for (const [position, first] of [
      [1, 1],
      [30, 5],
      [60, 11],
    ] as const) {
      const series = await seriesOf(`part-${position}`);
      expect(series).toMatchObject({ position, first, total: 60, parts: { length: 50 } });
      expect(series?.parts[position - first]).toEqual({ id: `part-${position}`, title: `Part ${position}` });
    }
  });

  test('has its neighbors in the article, so they are no related articles', async () => {
    for (const day of [1, 2, 3, 4]) await add(`Part ${day}`, `2026-11-0${day}`, { tags: ['Tides'] });
    const { related } = await visitor().posts.page({ id: 'part-2' });
    expect(idsIn(related)).toEqual(['part-4']);
  });

  test('filters the lists, for visitors without what they may not see', async () => {
    await add('One', '2026-11-01');
    await add('Two', '2026-11-02', { status: 'draft' });
    await add('Other', '2026-11-02', { series: 'tides' });
    expect(await visitor().posts.list({ series: 'Tides' })).toMatchObject({ items: [{ id: 'one' }], total: 1 });
    const { items, total } = await staff().posts.listSummaries({ series: 'Tides', sort: 'date' });
    expect([idsIn(items), total]).toEqual([['one', 'two'], 2]);
    expect((await visitor().posts.list({ series: 'None' })).items).toEqual([]);
  });

  test('is offered to staff by its name, and found by its words', async () => {
    await add('One', '2026-11-01', { series: 'Über Tides' });
    await add('Two', '2026-11-02', { series: 'Ebb', status: 'draft' });
    await add('Gone', '2026-11-02', { series: 'Gone' });
    await staff().posts.remove({ id: 'gone' });
    expect(await staff().posts.series()).toEqual(['Ebb', 'Über Tides']);
    await expect(visitor().posts.series()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(idsIn((await visitor().posts.list({ q: 'uber tides' })).items)).toEqual(['one']);
  });

  test('waits with pending changes, is in revisions, and shows in a preview as it will be', async () => {
    await add('One', '2026-11-01');
    await add('Two', '2026-11-02', { series: '' });
    const kept = await staff().posts.pending.keep({
      id: 'two',
      changes: { series: 'Tides' },
      expectedVersion: null,
      liveVersion: 1,
    });
    expect(kept.fields.series).toBe('Tides');
    expect(await seriesOf('one')).toBeNull();
    const { token } = await staff().posts.previewLinks.create({ id: 'two' });
    const preview = await visitor().posts.previewLinks.page({ token });
    expect(preview.series).toMatchObject({ slug: '', position: 2, total: 2 });
    await staff().posts.pending.publish({ id: 'two', expectedVersion: kept.version });
    expect(await seriesOf('one')).toMatchObject({ position: 1, total: 2 });
    await staff().posts.revisions.restore({ id: 'two', version: 1, expectedVersion: 2 });
    expect(await seriesOf('one')).toBeNull();
  });
});
