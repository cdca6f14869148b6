import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestFolder } from '../testing/test-folder.ts';
import { SharedSqliteDialect } from './sqlite-dialect.ts';

type Tables = { tides: { name: string; harbour: string | null } };

/** A database with what it was told to do, and a second look at it that sees only what is committed. */
async function open() {
  const file = join(await openTestFolder(), 'test.db');
  const log: string[] = [];
  const database = new SqliteDatabase(file, { verbose: (text) => log.push(String(text)) });
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
  return { db, database, log, committed };
}

function insert(db: Kysely<Tables>, name: string, harbour: string | null = null) {
  return db.insertInto('tides').values({ name, harbour }).execute();
}

function write(db: Kysely<Tables>, name: string) {
  return db.transaction().execute((trx) => insert(trx, name));
}

test('transactions that come together share one commit, and each is durable when it is answered', async () => {
  const { db, log, committed } = await open();
  const names = Array.from({ length: 20 }, (_, at) => `tide-${String(at).padStart(2, '0')}`);
  const seen = await Promise.all(names.map((name) => write(db, name).then(committed)));
  expect(seen).toEqual(names.map(() => names));
  expect(log.filter((text) => text === 'commit')).toHaveLength(1);
});

test('one that fails is taken back alone', async () => {
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

test('one that fails by itself leaves no lock behind', async () => {
  const { db, committed } = await open();
  await expect(db.transaction().execute(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('mind');
  await write(db, 'ebb');
  expect(committed()).toEqual(['ebb']);
});

test('a commit that fails is told to all who shared it, and nothing of them is kept', async () => {
  const { db, committed } = await open();
  const results = await Promise.allSettled([
    write(db, 'ebb'),
    db.transaction().execute(async (trx) => {
      await sql`pragma defer_foreign_keys = on`.execute(trx); // the constraint is looked at by the commit
      await insert(trx, 'flood', 'no such harbour');
    }),
    write(db, 'slack'),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(committed()).toEqual([]);
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('one that cannot be taken back alone takes its group with it, and leaves no lock behind', async () => {
  const { db, committed } = await open();
  const results = await Promise.allSettled([
    write(db, 'ebb'),
    db.transaction().execute(async (trx) => {
      await insert(trx, 'lost');
      await sql`release member`.execute(trx);
      throw new Error('changed my mind');
    }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(committed()).toEqual([]);
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('one that cannot begin leaves no lock behind', async () => {
  const { db, database, committed } = await open();
  const prepare = database.prepare.bind(database);
  const spy = vi.spyOn(database, 'prepare').mockImplementation((text) => {
    if (text === 'savepoint member') throw new Error('not now');
    return prepare(text);
  });
  await expect(write(db, 'lost')).rejects.toThrow('not now');
  expect(database.inTransaction).toBe(false);
  spy.mockRestore();
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('a commit that can neither be done nor taken back is told, and the next begins anew', async () => {
  const { db, database, committed } = await open();
  const exec = database.exec.bind(database);
  const refused: string[] = [];
  vi.spyOn(database, 'exec').mockImplementation((text) => {
    if (refused.length === 2) return exec(text);
    refused.push(text);
    throw new Error(`no ${text}`);
  });
  await expect(write(db, 'lost')).rejects.toThrow('no commit');
  expect(refused).toEqual(['commit', 'rollback']);
  await write(db, 'later');
  expect(committed()).toEqual(['later']);
});

test('the end of the database waits for a transaction that is under way', async () => {
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

test('a query of a connection that was given back is refused, and holds up nobody', async () => {
  const { db, committed } = await open();
  const late = await db.connection().execute(async (connection) => connection);
  await expect(insert(late, 'late')).rejects.toThrow('given back');
  await write(db, 'ebb');
  expect(committed()).toEqual(['ebb']);
});

test('a reader sees nothing that could still be taken back', async () => {
  const { db, committed } = await open();
  const writing = Array.from({ length: 5 }, (_, at) => write(db, `tide-${at}`));
  const reading = db.selectFrom('tides').select('name').orderBy('name').execute();
  const rows = await reading.then((found) => ({ found: found.map(({ name }) => name), committed: committed() }));
  expect(rows.found).toEqual(rows.committed);
  await Promise.all(writing);
});

test('a statement outside of a transaction is never part of one', async () => {
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

test('a connection that is held goes on after its transaction, in its turn', async () => {
  const { db, committed } = await open();
  const others = Array.from({ length: 5 }, (_, at) => write(db, `other-${at}`));
  await db.connection().execute(async (connection) => {
    await write(connection, 'first');
    await insert(connection, 'second');
    await write(connection, 'third');
  });
  await Promise.all(others);
  expect(committed()).toEqual(['first', ...Array.from({ length: 5 }, (_, at) => `other-${at}`), 'second', 'third']);
});
