import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Db } from '../db/schema.ts';

/** A migrated, empty database on the run's PostgreSQL: the copy each test starts from. */
export const TEMPLATE_DATABASE = 'tideline_template';

/** Runs the same tests on both databases; each test gets an empty one of its own. */
export function describeOnEachDatabase(name: string, tests: (database: () => Db) => void): void {
  for (const [kind, open] of [
    ['SQLite', openTestSqlite],
    ['PostgreSQL', openTestPostgres],
  ] as const) {
    describe(`${name} on ${kind}`, () => {
      let opened: { db: Db; close: () => Promise<void> } | undefined;
      beforeEach(async () => {
        opened = await open();
      });
      afterEach(() => opened?.close());
      tests(() => {
        if (!opened) throw new Error('The database is there only inside a test.');
        return opened.db;
      });
    });
  }
}

/** An empty SQLite database in memory, closed after the test. */
export async function openTestSqlite(): Promise<{ db: Db; close: () => Promise<void> }> {
  const db = openDatabase(':memory:');
  await migrateToLatest(db);
  return { db, close: () => db.destroy() };
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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(`${inject('postgresUrl')}postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
