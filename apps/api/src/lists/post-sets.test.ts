import { expect, test } from 'vitest';
import { insertPost } from '../posts/post-writes.repository.ts';
import { buildPost } from '../testing/build-post.ts';
import { TEST_NOW } from '../testing/test-caller.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { openPostSets } from './post-sets.ts';

const LATER = '2026-12-01T00:00:00.000Z';

describeOnEachDatabase('sets of posts', (database) => {
  function write(publishDate = TEST_NOW) {
    return database()
      .transaction()
      .execute((trx) => insertPost(trx, buildPost({ publishDate }), TEST_NOW));
  }
  /** How often the set `key` was read from the database, when two ask for it at once at `now`. */
  async function readsOf(key: string, now = TEST_NOW) {
    let reads = 0;
    async function load() {
      reads += 1;
      return [1, 2];
    }
    const sets = await Promise.all([openPostSets(database(), now), openPostSets(database(), now)]);
    const found = await Promise.all(sets.map((each) => each.find(key, load)));
    expect(found.map((set) => set.numbers())).toEqual([
      [1, 2],
      [1, 2],
    ]);
    return reads;
  }

  test('are read once, and again after a write', async () => {
    expect([await readsOf('a'), await readsOf('a'), await readsOf('b')]).toEqual([1, 0, 1]);
    await write();
    expect([await readsOf('a'), await readsOf('a')]).toEqual([1, 0]);
  });

  test('are read again when the date of a post has come, and when the clock was set back', async () => {
    await write(LATER);
    expect([await readsOf('a'), await readsOf('a', '2026-11-30T23:59:59.999Z')]).toEqual([1, 0]);
    expect([await readsOf('a', LATER), await readsOf('a', LATER)]).toEqual([1, 0]);
    expect(await readsOf('a', TEST_NOW)).toBe(1);
  });

  test('that could not be read are read again', async () => {
    const sets = await openPostSets(database(), TEST_NOW);
    const failing = sets.find('a', () => Promise.reject(new Error('The disk is gone.')));
    await expect(failing).rejects.toThrow('The disk is gone.');
    expect(await readsOf('a')).toBe(1);
  });

  test('begin anew before they fill the memory', async () => {
    const sets = await openPostSets(database(), TEST_NOW);
    let most = 0;
    for (let at = 0; at < 200; at += 1) {
      await sets.find(`${at}`, async () => [999_999]); // 125 kB of bits
      most = Math.max(most, sets.count);
    }
    expect(most).toBeLessThan(65);
  });

  test('that a transaction has read are not kept for others', async () => {
    await openPostSets(database(), TEST_NOW);
    const failed = database()
      .transaction()
      .execute(async (trx) => {
        await insertPost(trx, buildPost(), TEST_NOW);
        await (await openPostSets(trx, TEST_NOW)).find('a', async () => [7]);
        throw new Error('taken back');
      });
    await expect(failed).rejects.toThrow('taken back');
    await write(); // gives content the version that the transaction had
    expect(await readsOf('a')).toBe(1);
  });
});
