import { expect, test } from 'vitest';
import { buildPost } from '../testing/build-post.ts';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { callAsStaff } from '../testing/test-caller.ts';
import { keepQuery } from './kept-query.ts';
import type { Db } from './schema.ts';

describeOnEachDatabase('a kept query', (database) => {
  test('is built once, and takes the values of each call', async () => {
    for (const title of ['Ebb', 'Flood']) await callAsStaff(database()).posts.create(buildPost({ title }));
    let built = 0;
    const find = keepQuery((db, { id, status }: { id: string; status: 'published' | 'draft' }) => {
      built += 1;
      return db
        .selectFrom('posts')
        .select('title')
        .where('id', '=', id)
        .where('status', '=', status)
        .where('version', '=', 1);
    });
    expect(await find(database(), { id: 'ebb', status: 'published' })).toEqual([{ title: 'Ebb' }]);
    expect(await find(database(), { status: 'published', id: 'flood' })).toEqual([{ title: 'Flood' }]);
    expect(await find(database(), { id: 'flood', status: 'draft' })).toEqual([]);
    expect(built).toBe(1);
  });

  test('runs inside of a transaction, and is taken back with it', async () => {
    const insert = keepQuery((db, { hash, now }: { hash: string; now: string }) =>
      db.insertInto('suppressions').values({ email_hash: hash, created_at: now }).returning('email_hash'),
    );
    const now = new Date().toISOString();
    const work = database()
      .transaction()
      .execute(async (trx) => {
        expect(await insert(trx, { hash: 'one', now })).toEqual([{ email_hash: 'one' }]);
        throw new Error('changed my mind');
      });
    await expect(work).rejects.toThrow('changed my mind');
    await insert(database(), { hash: 'two', now });
    const kept = await database().selectFrom('suppressions').select('email_hash').execute();
    expect(kept).toEqual([{ email_hash: 'two' }]);
  });

  test('sees nothing of a transaction that is under way, and what it wrote once it is done', async () => {
    const find = keepQuery((db, { prefix }: { prefix: string }) =>
      db.selectFrom('suppressions').select('email_hash').where('email_hash', '>=', prefix).orderBy('email_hash'),
    );
    const now = new Date().toISOString();
    const insert = (db: Db, hash: string) =>
      db.insertInto('suppressions').values({ email_hash: hash, created_at: now }).execute();
    const reads: Promise<unknown>[] = [];
    const lost = database()
      .transaction()
      .execute(async (trx) => {
        await insert(trx, 'lost');
        reads.push(find(database(), { prefix: '' }));
        expect(await find(trx, { prefix: '' })).toEqual([{ email_hash: 'lost' }]);
        throw new Error('changed my mind');
      });
    await expect(lost).rejects.toThrow('changed my mind');
    expect(await Promise.all(reads)).toEqual([[]]);
    await database()
      .transaction()
      .execute((trx) => insert(trx, 'kept'));
    expect(await find(database(), { prefix: '' })).toEqual([{ email_hash: 'kept' }]);
  });

  test('cannot be built from what a value says', async () => {
    const find = keepQuery((db, { id }: { id: string }) =>
      db.selectFrom('posts').select('title').where('id', '=', id.toLowerCase()),
    );
    await expect(find(database(), { id: 'Ebb' })).rejects.toThrow(TypeError);
    const glued = keepQuery((db, { id }: { id: string }) =>
      db.selectFrom('posts').select('title').where('id', '=', `${id}-2`),
    );
    await expect(glued(database(), { id: 'ebb' })).rejects.toThrow(TypeError);
  });
});
