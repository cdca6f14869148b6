/** `npm run release:fixture`: writes the files of a released version; see CONTRIBUTING.md, Releases. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { VERSION } from '@tideline/domain/site/version';
import { migrateToLatest } from '../migrate.ts';
import { MIGRATIONS } from '../migration-order.ts';
import { openDatabase } from '../open-database.ts';
import { RETIRED } from '../retired.ts';
import type { Db } from '../schema.ts';
import { fixtureFiles, hashMigration } from './fixture-files.ts';
import { FIXTURE_ROWS } from './fixture-rows.ts';
import { migrationStatements, recordStatements } from './postgres-statements.ts';
import { readRows } from './read-rows.ts';

/** The recorded time of the migrations; fixed, so that the files change only with their content. */
const MIGRATED_AT = '2026-11-20T00:00:00.000Z';
/** The smallest page of SQLite: a database of many small tables takes a fifth of the usual size. */
const PAGE_BYTES = 512;

type Table = keyof typeof FIXTURE_ROWS;

const names = Object.keys(MIGRATIONS);
const files = fixtureFiles(VERSION);
if (existsSync(dirname(files.sqlite))) {
  console.error(
    `${dirname(files.sqlite)} exists. A release keeps its files; delete the folder if you have not committed it.`,
  );
  process.exit(1);
}
mkdirSync(dirname(files.sqlite), { recursive: true });
writeFileSync(files.migrations, toJson(Object.fromEntries(names.map((name) => [name, hashMigration(name)]))));
writeFileSync(files.retired, toJson(RETIRED));
await writeSqlite();
writeFileSync(files.postgres, (await migrationStatements(MIGRATIONS)) + (await recordStatements(insertAll)));
console.log(`${dirname(files.sqlite)} was written.`);

async function writeSqlite(): Promise<void> {
  const db = openDatabase(':memory:');
  await sql`pragma page_size = ${sql.lit(PAGE_BYTES)}`.execute(db);
  await migrateToLatest(db);
  await sql`update kysely_migration set timestamp = ${MIGRATED_AT}`.execute(db);
  await insertFixtureRows(db);
  await sql`vacuum into ${files.sqlite}`.execute(db);
  writeFileSync(files.rows, toJson(await readRows(db)));
  await db.destroy();
}

/** The rows of a migrated database, including the tables of Kysely's migrator. */
async function insertAll(db: Db): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    db,
  );
  await sql`insert into kysely_migration_lock (id) values ('migration_lock')`.execute(db);
  for (const name of names) {
    await sql`insert into kysely_migration values (${sql.lit(name)}, ${sql.lit(MIGRATED_AT)})`.execute(db);
  }
  await sql`insert into schema_version values (1, ${sql.lit(VERSION)})`.execute(db);
  await insertFixtureRows(db);
}

/** With the values as literals. */
async function insertFixtureRows(db: Db): Promise<void> {
  for (const table of Object.keys(FIXTURE_ROWS) as Table[]) {
    const rows = FIXTURE_ROWS[table].map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, sql.lit(value)])),
    );
    await db.insertInto(table).values(rows).execute();
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
