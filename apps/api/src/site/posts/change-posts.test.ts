import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { lockPost, publishScheduledPosts } from './post-writes.repository.ts';

describeOnEachDatabase('several posts at once', (database) => {
  function staff() {
    return callAsStaff(database());
  }
  async function statuses() {
    const { items } = await staff().posts.listSummaries({ sort: 'title' });
    return items.map(({ id, status, publishDate }) => [id, status, publishDate] as const);
  }
  const LATER = '2026-12-01T00:00:00.000Z';
  const EARLIER = '2026-11-20T18:00:00.000Z';

  async function writeThree() {
    await staff().posts.create(buildPost({ title: 'A', status: 'draft', publishDate: null }));
    await staff().posts.create(buildPost({ title: 'B', status: 'scheduled', publishDate: LATER }));
    await staff().posts.create(buildPost({ title: 'C' }));
    return [
      ['a', 'draft', null],
      ['b', 'scheduled', LATER],
      ['c', 'published', EARLIER],
    ] as const;
  }

  test.each([
    ['a save', (db: Db) => callAsStaff(db).posts.update({ id: 'b', changes: { title: 'Bee' } })],
    ['its hour', (db: Db) => publishScheduledPosts(db, '2026-12-01T00:00:00.000Z')],
    ['its removal', (db: Db) => callAsStaff(db).posts.remove({ id: 'b' })],
  ])('cause no deadlock with %s', async (_what, meet) => {
    await writeThree();
    let meeting: Promise<unknown> | undefined;
    await database()
      .transaction()
      .execute(async (trx) => {
        expect(await lockPost(trx, 'a')).toBe(true);
        meeting = meet(database());
        await untilSomebodyWaits(database());
        expect(await lockPost(trx, 'b')).toBe(true);
      });
    await meeting;
  });

  test('are published in one call, which undo reverts for each of them', async () => {
    const before = await writeThree();
    const posts = await staff().posts.bulkChange({ act: 'publish', ids: ['c', 'b', 'a', 'a', 'gone'] });
    expect(posts.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await statuses()).toEqual([
      ['a', 'published', TEST_NOW],
      ['b', 'published', LATER],
      ['c', 'published', EARLIER],
    ]);
    expect(await staff().posts.bulkUndo({ act: 'publish', posts })).toEqual({ restored: 2 });
    expect(await statuses()).toEqual(before);
  });

  test('are unpublished or trashed in one call, which undo reverts', async () => {
    const before = await writeThree();
    const drafts = await staff().posts.bulkChange({ act: 'unpublish', ids: ['a', 'b', 'c'] });
    expect((await statuses()).map(([, status]) => status)).toEqual(['draft', 'draft', 'draft']);
    await staff().posts.bulkUndo({ act: 'unpublish', posts: drafts });
    expect(await statuses()).toEqual(before);
    const trashed = await staff().posts.bulkChange({ act: 'trash', ids: ['a', 'b', 'c'] });
    expect(await statuses()).toEqual([]);
    expect(await staff().posts.bulkUndo({ act: 'trash', posts: trashed })).toEqual({ restored: 3 });
    expect(await statuses()).toEqual(before);
  });

  test('are skipped by undo when they were saved since', async () => {
    await writeThree();
    const posts = await staff().posts.bulkChange({ act: 'unpublish', ids: ['b', 'c'] });
    await staff().posts.update({ id: 'c', changes: { title: 'Changed' } });
    expect(await staff().posts.bulkUndo({ act: 'unpublish', posts })).toEqual({ restored: 1 });
    expect(await staff().posts.byId({ id: 'c' })).toMatchObject({ title: 'Changed', status: 'draft' });

    const trashed = await staff().posts.bulkChange({ act: 'trash', ids: ['b', 'c'] });
    await staff().posts.restore({ id: 'c' });
    await staff().posts.update({ id: 'c', changes: { title: 'Changed again' } });
    await staff().posts.remove({ id: 'c' });
    expect(await staff().posts.bulkUndo({ act: 'trash', posts: trashed })).toEqual({ restored: 1 });
    await expect(staff().posts.byId({ id: 'c' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('survive two concurrent changes', async () => {
    await writeThree();
    await Promise.all([
      staff().posts.bulkChange({ act: 'publish', ids: ['a', 'b', 'c'] }),
      staff().posts.bulkChange({ act: 'unpublish', ids: ['c', 'b', 'a'] }),
      staff().posts.bulkChange({ act: 'publish', ids: ['b', 'a', 'c'] }),
    ]);
    expect(new Set((await statuses()).map(([, status]) => status)).size).toBe(1);
    expect((await staff().posts.listSummaries({})).total).toBe(3);
  });

  test('are a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `post-${index}`);
    await expect(staff().posts.bulkChange({ act: 'trash', ids })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

/** Until a transaction waits for what another holds; SQLite lets no other begin. */
async function untilSomebodyWaits(db: Db): Promise<void> {
  if (dialectOf(db).name === 'SQLite') return;
  const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await setTimeout(5);
}
