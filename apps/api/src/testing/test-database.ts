import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { migrateToLatest } from '../core/store/migrate.ts';
import { openSqliteCopy } from '../core/store/dialect/sqlite.ts';
import { openDatabase } from '../core/store/open-database.ts';
import type { Db, Trx } from '../core/store/schema.ts';

/** A migrated, empty database on the run's PostgreSQL, which each test copies. */
export const TEMPLATE_DATABASE = 'tideline_template';

/** Runs the same tests on both databases, each on an empty one; `npm test` on SQLite only. */
export function describeOnEachDatabase(name: string, tests: (database: () => Db) => void): void {
  for (const [kind, open] of [
    ['SQLite', openTestSqlite],
    ['PostgreSQL', openTestPostgres],
  ] as const) {
    describe(`${name} on ${kind}`, { tags: kind === 'PostgreSQL' ? 'postgres' : [] }, () => {
      let opened: { db: Db; close: () => Promise<void> } | undefined;
      beforeEach(async () => {
        opened = await open();
      });
      afterEach(() => opened?.close());
      tests(() => {
        if (!opened) throw new Error('The database exists only inside a test.');
        return opened.db;
      });
    });
  }
}

/** An empty SQLite database in memory, closed after the test. */
export async function openTestSqlite(): Promise<{ db: Db; close: () => Promise<void> }> {
  sqliteTemplate ??= await makeSqliteTemplate();
  const db = openSqliteCopy(sqliteTemplate);
  await sql`select 1`.execute(db); // without a first query, Kysely would open it after `destroy`
  return { db, close: () => db.destroy() };
}

/** A migrated, empty database that each test copies: migrating takes fifty times as long. */
let sqliteTemplate: Buffer | undefined;

async function makeSqliteTemplate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-template-'));
  try {
    const path = join(folder, 'template.db');
    const db = openDatabase(':memory:');
    await migrateToLatest(db);
    await sql`vacuum into ${path}`.execute(db);
    await db.destroy();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An empty database on the run's PostgreSQL, dropped after the test. */
export async function openTestPostgres(): Promise<{ db: Db; url: string; close: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  const url = inject('postgresUrl') + name;
  const db = openDatabase(url);
  async function close() {
    await db.destroy();
    await onServer(`drop database ${name} with (force)`);
  }
  return { db, url, close };
}

/** The database, with `happens` run right before the next transaction. */
export function overtaken(db: Db, happens: () => Promise<unknown>): Db {
  let isOver = false;
  async function executeLate<Result>(act: (trx: Trx) => Promise<Result>): Promise<Result> {
    if (!isOver) {
      isOver = true;
      await happens();
    }
    return db.transaction().execute(act);
  }
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: executeLate });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** One connection for creating and dropping databases; it does not keep the process alive. */
let postgres: pg.Pool | undefined;

async function onServer(statement: string): Promise<void> {
  postgres ??= new pg.Pool({
    connectionString: `${inject('postgresUrl')}postgres`,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await postgres.query(statement);
}
