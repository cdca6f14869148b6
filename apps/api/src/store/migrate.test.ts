import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase, openTestPostgres } from '../testing/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import { MIGRATIONS } from './migration-order.ts';
import { openDatabase } from './open-database.ts';
import type { Db } from './schema.ts';

describeOnEachDatabase('a migration', (database) => {
  test('that is repeated changes nothing', async () => {
    await migrateToLatest(database());
    await expect(migrateToLatest(database())).resolves.toBeUndefined();
  });

  test('refuses a database of a newer program, and leaves it unchanged', async () => {
    const db = database();
    await db.schema.createTable('from_the_future').addColumn('id', 'text').execute();
    const row = sql.join(['29990101_0000_from_the_future', '2999-01-01T00:00:00.000Z']);
    await sql`insert into kysely_migration (name, timestamp) values (${row})`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow('The database was made by a newer version of this program.');
    expect(await tablesOf(db)).toContain('from_the_future');
  });

  test('that fails is named, and rolled back with those before it', async () => {
    const db = database();
    const before = await tablesOf(db);
    const migrations = {
      ...MIGRATIONS,
      '29990101_0000_begin': { up: (trx: Kysely<unknown>) => createTable(trx, 'half_way') },
      '29990101_0010_fail': { up: (trx: Kysely<unknown>) => createTable(trx, 'half_way') },
    };
    await expect(migrateToLatest(db, migrations)).rejects.toThrow(
      'The migration 29990101_0010_fail failed and was rolled back:',
    );
    expect(await tablesOf(db)).toEqual(before);
    await expect(migrateToLatest(db)).resolves.toBeUndefined();
  });
});

test('servers that start together on one PostgreSQL migrate it once', async () => {
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  let runs = 0;
  async function up(trx: Kysely<unknown>) {
    runs += 1;
    await createTable(trx, 'made_once');
  }
  await Promise.all(
    [1, 2, 3].map(async () => {
      const db = openDatabase(url);
      await migrateToLatest(db, { ...MIGRATIONS, '29990101_0000_once': { up } });
      await db.destroy();
    }),
  );
  expect(runs).toBe(1);
});

test('a migration of PostgreSQL, and the wait for another server, have no statement timeout', async () => {
  const { url, close } = await openTestPostgres();
  onTestFinished(close);
  let runs = 0;
  async function up(trx: Kysely<unknown>) {
    runs += 1;
    await sql`select pg_sleep(1)`.execute(trx);
  }
  const migrateOnce = async () => {
    const db = openDatabase(url, { statementMs: 200, silenceMs: 30_000 });
    await migrateToLatest(db, { ...MIGRATIONS, '29990101_0000_slow': { up } });
    await expect(sql`select pg_sleep(1)`.execute(db)).rejects.toThrow('statement timeout');
    await db.destroy();
  };
  await Promise.all([migrateOnce(), migrateOnce()]);
  expect(runs).toBe(1);
});

async function createTable(db: Kysely<unknown>, name: string): Promise<void> {
  await db.schema.createTable(name).addColumn('id', 'text').execute();
}

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}
