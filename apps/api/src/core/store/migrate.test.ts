import { readdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { VERSION } from '@tideline/domain/site/version';
import { describeOnEachDatabase, openTestPostgres } from '../../testing/test-database.ts';
import { migrateToLatest } from './migrate.ts';
import { MIGRATIONS } from './migration-order.ts';
import { openDatabase } from './open-database.ts';
import { pretendUpdate } from '../../testing/pretend-update.ts';
import type { Db } from './schema.ts';

describeOnEachDatabase('a migration', (database) => {
  test('that is repeated changes nothing', async () => {
    await migrateToLatest(database());
    await expect(migrateToLatest(database())).resolves.toBeUndefined();
  });

  test.each(['9.1.0', VERSION, '0.9.0'])(
    'refuses a database of a newer build that called itself %s, names both by their last migration, and changes nothing',
    async (version) => {
      const db = database();
      await pretendUpdate(db, version);
      await expect(migrateToLatest(db)).rejects.toThrow(
        `This database was made by a newer program: by version ${version} with the last migration 29990101_0000_from_the_future. This program is version ${VERSION} with the last migration ${Object.keys(MIGRATIONS).at(-1)} and cannot open it. Start the newer one, or restore a backup that this program has made into an empty database`,
      );
      expect(await tablesOf(db)).toContain('from_the_future');
    },
  );

  test('refuses a database with an unknown migration between those it knows, and names it', async () => {
    const row = sql.join(['20261122_0905_of_another_build', '2026-11-22T09:05:00.000Z']);
    await sql`insert into kysely_migration (name, timestamp) values (${row})`.execute(database());
    await expect(migrateToLatest(database())).rejects.toThrow(
      'This database was made by a build between two releases: it has the migration 20261122_0905_of_another_build, which no release has.',
    );
  });

  test('that sorts before an applied one is refused by its name, and nothing is changed', async () => {
    const before = await tablesOf(database());
    const migrations = {
      ...MIGRATIONS,
      '20261122_0905_late': { up: (trx: Kysely<unknown>) => createTable(trx, 'late') },
    };
    await expect(migrateToLatest(database(), migrations)).rejects.toThrow(
      `This database has the migration ${Object.keys(MIGRATIONS).at(-1)}, but not 20261122_0905_late, which comes before it.`,
    );
    expect(await tablesOf(database())).toEqual(before);
  });

  test('refuses a database from before the first release', async () => {
    const db = database();
    await sql`drop table schema_version`.execute(db);
    const row = sql.join(['20260101_0000_from_the_past', '2026-01-01T00:00:00.000Z']);
    await sql`insert into kysely_migration (name, timestamp) values (${row})`.execute(db);
    await expect(migrateToLatest(db)).rejects.toThrow('This database was made before version 1.0.0');
  });

  test('stores the version that made the schema', async () => {
    const rows = () => database().selectFrom('schema_version').selectAll().execute();
    expect(await rows()).toEqual([{ id: 1, program_version: VERSION }]);
    await database().updateTable('schema_version').set({ program_version: '0.9.0' }).execute();
    await migrateToLatest(database());
    expect(await rows()).toEqual([{ id: 1, program_version: '0.9.0' }]); // nothing to migrate: that version can open it
    await migrateToLatest(database(), { ...MIGRATIONS, '29990101_0000_new': { up: async () => undefined } });
    expect(await rows()).toEqual([{ id: 1, program_version: VERSION }]);
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

  test('is rolled back when the version cannot be stored', async () => {
    const migrations = {
      ...MIGRATIONS,
      '29990101_0000_drop': { up: (trx: Kysely<unknown>) => trx.schema.dropTable('schema_version').execute() },
    };
    await expect(migrateToLatest(database(), migrations)).rejects.toThrow(
      '29990101_0000_drop failed and was rolled back',
    );
    expect(await tablesOf(database())).toContain('schema_version');
  });
});

test('every migration file is listed, in the order of the names', () => {
  const files = readdirSync(new URL('migrations', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(MIGRATIONS)).toEqual(files.toSorted());
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

test('a migration of PostgreSQL gives way to a request that needs its tables in another order', async () => {
  const { db, url, close } = await openTestPostgres();
  onTestFinished(close);
  const [hasFirst, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  async function up(trx: Kysely<unknown>) {
    runs += 1;
    await sql`alter table staff add column later text`.execute(trx);
    mayGoOn.resolve();
    await sql`alter table retention add column later text`.execute(trx); // the request has it
  }
  const request = db.transaction().execute(async (trx) => {
    await sql`lock table retention in row exclusive mode`.execute(trx);
    hasFirst.resolve();
    await mayGoOn.promise;
    await trx.selectFrom('staff').select('id').execute(); // the migration has it
  });
  const server = openDatabase(url);
  onTestFinished(() => server.destroy());
  await hasFirst.promise;
  await migrateToLatest(server, { ...MIGRATIONS, '29990101_0000_lock': { up } });
  await expect(request).resolves.toBeUndefined();
  expect(runs).toBeGreaterThan(1);
});

async function createTable(db: Kysely<unknown>, name: string): Promise<void> {
  await db.schema.createTable(name).addColumn('id', 'text').execute();
}

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}
