import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { SharedSqliteDialect } from './shared-sqlite-dialect.ts';

type Tables = { tides: { name: string; harbour: string | null } };

/** A database, and a second connection to it, which sees only what is committed. */
async function open() {
  const file = join(await openTestFolder(), 'test.db');
  const database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  database.exec('create table harbours (name text primary key)');
  database.exec('create table tides (name text primary key, harbour text references harbours (name))');
  const db = new Kysely<Tables>({ dialect: new SharedSqliteDialect({ database }) });
  const beside = new SqliteDatabase(file, { readonly: true });
  onTestFinished(async () => {
    beside.close();
    await db.destroy();
  });
  const committed = () => beside.prepare('select name from tides order by name').pluck().all();
  return { db, database, committed };
}

function insert(db: Kysely<Tables>, name: string, harbour: string | null = null) {
  return db.insertInto('tides').values({ name, harbour }).execute();
}

function write(db: Kysely<Tables>, name: string) {
  return db.transaction().execute((trx) => insert(trx, name));
}

test('transactions run one after the other, in the order in which they were begun', async () => {
  const { db } = await open();
  const order: string[] = [];
  await Promise.all(
    ['first', 'second', 'third'].map((name) =>
      db.transaction().execute(async (trx) => {
        order.push(`${name} begins`);
        await insert(trx, name);
        order.push(`${name} ends`);
      }),
    ),
  );
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('a transaction is committed before its call returns', async () => {
  const { db, committed } = await open();
  const seen = await Promise.all(['ebb', 'flood'].map((name) => write(db, name).then(committed)));
  expect(seen[0]).toContain('ebb');
  expect(seen[1]).toEqual(['ebb', 'flood']);
});

test('a transaction that fails is rolled back alone', async () => {
  const { db, committed } = await open();
  const results = await Promise.allSettled([
    write(db, 'ebb'),
    db.transaction().execute(async (trx) => {
      await insert(trx, 'lost');
      throw new Error('changed my mind');
    }),
    write(db, 'ebb'), // its name is taken
    write(db, 'flood'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(committed()).toEqual(['ebb', 'flood']);
});

test('a commit that fails is reported, rolls back, and leaves no lock behind', async () => {
  const { db, committed } = await open();
  const failing = db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx); // the commit checks the constraint
    await insert(trx, 'flood', 'no such harbour');
  });
  await expect(failing).rejects.toThrow('FOREIGN KEY');
  expect(committed()).toEqual([]);
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('a transaction that cannot begin leaves no lock behind', async () => {
  const { db, database, committed } = await open();
  const refused = refuse(database, ['begin immediate']);
  await expect(write(db, 'lost')).rejects.toThrow('no begin immediate');
  refused.mockRestore();
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('no query joins a transaction whose commit and rollback have both failed', async () => {
  const { db, database, committed } = await open();
  const refused = refuse(database, ['commit', 'rollback']);
  await expect(write(db, 'lost')).rejects.toThrow('no rollback');
  refused.mockRestore();
  await insert(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('an error that made SQLite roll back is not hidden by the failed rollback', async () => {
  const { db, committed } = await open();
  const failing = db.transaction().execute(async (trx) => {
    await insert(trx, 'ebb');
    await sql`insert or rollback into tides (name) values ('ebb')`.execute(trx);
  });
  await expect(failing).rejects.toThrow('UNIQUE constraint failed');
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('destroy waits for a transaction that is under way', async () => {
  const { db, committed } = await open();
  let end: Promise<void> | undefined;
  await db.transaction().execute(async (trx) => {
    await insert(trx, 'ebb');
    end = db.destroy();
    await insert(trx, 'flood');
  });
  await end;
  expect(committed()).toEqual(['ebb', 'flood']);
});

test('a reader sees nothing that could still be rolled back', async () => {
  const { db, committed } = await open();
  const writing = Array.from({ length: 5 }, (_, at) => write(db, `tide-${at}`));
  const reading = db.selectFrom('tides').select('name').orderBy('name').execute();
  const rows = await reading.then((found) => ({ found: found.map(({ name }) => name), committed: committed() }));
  expect(rows.found).toEqual(rows.committed);
  await Promise.all(writing);
});

test('a query outside a transaction is never part of one', async () => {
  const { db, committed } = await open();
  const results = await Promise.allSettled([
    db.transaction().execute(async (trx) => {
      await insert(trx, 'lost');
      throw new Error('changed my mind');
    }),
    insert(db, 'kept'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(committed()).toEqual(['kept']);
});

/** Makes these statements fail until the spy is restored. */
function refuse(database: SqliteDatabase.Database, statements: readonly string[]) {
  const prepare = database.prepare.bind(database);
  return vi.spyOn(database, 'prepare').mockImplementation((text) => {
    if (statements.includes(text)) throw new Error(`no ${text}`);
    return prepare(text);
  });
}
