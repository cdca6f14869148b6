import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestFolder } from '../testing/test-folder.ts';
import { SharedSqliteDialect } from './sqlite-dialect.ts';

/** Time passes by pauses alone. */
const clock = vi.hoisted(() => ({ nowMs: 0, pauses: 0 }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    clock.nowMs += ms;
    clock.pauses += 1;
  },
}));

async function pausesOfRefused(write: () => Promise<unknown>) {
  const before = clock.pauses;
  await expect(write()).rejects.toThrow('locked');
  return clock.pauses - before;
}

test('a write in line behind one that waited in vain hardly waits, whatever was read in between', async () => {
  const time = vi.spyOn(performance, 'now').mockImplementation(() => clock.nowMs);
  onTestFinished(() => time.mockRestore());
  const file = join(await openTestFolder(), 'test.db');
  const [database, other] = [new SqliteDatabase(file, { timeout: 0 }), new SqliteDatabase(file)];
  database.pragma('journal_mode = WAL');
  database.exec('create table tides (name text)');
  const db = new Kysely<{ tides: { name: string } }>({ dialect: new SharedSqliteDialect({ database }) });
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
