import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { SharedSqliteDialect } from './shared-sqlite-dialect.ts';

/** Time passes only by pauses. */
let nowMs = 0;
let pauses = 0;
const clock = {
  nowMs: () => nowMs,
  pause: async (ms: number) => {
    nowMs += ms;
    pauses += 1;
  },
};

async function pausesOfRefused(write: () => Promise<unknown>) {
  const before = pauses;
  await expect(write()).rejects.toThrow('locked');
  return pauses - before;
}

test('a write queued behind one that timed out waits only briefly, whatever was read in between', async () => {
  const file = join(await openTestFolder(), 'test.db');
  const [database, other] = [new SqliteDatabase(file, { timeout: 0 }), new SqliteDatabase(file)];
  database.pragma('journal_mode = WAL');
  database.exec('create table tides (name text)');
  const db = new Kysely<{ tides: { name: string } }>({ dialect: new SharedSqliteDialect({ database, clock }) });
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  const insert = () => db.insertInto('tides').values({ name: 'ebb' }).execute();

  other.exec('begin immediate');
  expect(await pausesOfRefused(insert)).toBe(500);
  await db.selectFrom('tides').selectAll().execute();
  expect(await pausesOfRefused(insert)).toBe(10);
  expect(await pausesOfRefused(() => db.transaction().execute(async () => undefined))).toBe(10);

  other.exec('rollback');
  await insert();
  other.exec('begin immediate');
  expect(await pausesOfRefused(insert)).toBe(500);
});
