import SqliteDatabase from 'better-sqlite3';
import { keepQuery } from './kept-query.ts';
import { isSqlite } from './open-database.ts';
import type { Db, Trx } from './schema.ts';

/** Where the content version can be read, as often as requests arrive. */
export type ContentVersionSource = {
  /**
   * The version of everything committed before the call, by whichever process. What a later query reads is at least as
   * new.
   */
  read: () => Promise<number>;
  close: () => void;
};

const LOST = 'The database has lost its content version.';
const SELECT_VERSION = keepQuery((db) => db.selectFrom('content_version').select('version'));

/** The version of what public pages show, which triggers raise with every write to it. */
export async function findContentVersion(db: Db): Promise<number> {
  const [row] = await SELECT_VERSION(db, {});
  if (!row) throw new Error(LOST);
  return row.version;
}

/**
 * Waits until no other transaction changes posts, and keeps others waiting until this one ends. Asked for before the first
 * post is touched: the version's row is taken by the triggers anyway, and of two who take it and a post in turns, each would
 * wait for the other.
 */
export async function takeContentTurn(trx: Trx): Promise<void> {
  if (isSqlite(trx)) return; // which has one writer at a time
  await trx.selectFrom('content_version').select('version').forUpdate().execute();
}

/**
 * Reads the version of the database at `url`, which `db` is open on. A SQLite file gets a second connection for it,
 * which never waits for a write under way and takes microseconds. The caller closes it, before `db`.
 */
export function openContentVersion(url: string, db: Db): ContentVersionSource {
  if (!url.startsWith('file:')) return { read: () => findContentVersion(db), close: () => undefined };
  const connection = new SqliteDatabase(url.slice('file:'.length), { readonly: true });
  connection.pragma('busy_timeout = 250'); // holds up everybody; readers hardly ever have to wait
  const version = connection.prepare<[], number>('select version from content_version').pluck();
  return {
    async read() {
      const found = version.get();
      if (found === undefined) throw new Error(LOST);
      return found;
    },
    close: () => void connection.close(),
  };
}
