import { dialectFor, dialectOf } from './dialect/dialect-of.ts';
import type { Db, Trx } from './schema.ts';

/** Reads the content version with every request. */
export type ContentVersionSource = {
  /** The version as of everything committed before the call, by any process. Later queries read at least that state. */
  read: () => Promise<number>;
  close: () => void;
};

/** The version of public content, which triggers raise with every write to it. */
export async function findContentVersion(db: Db): Promise<number> {
  return toVersion(await selectVersion(db).executeTakeFirst());
}

/** A source for the database at `url`, on which `db` is open. The caller closes it before `db`. */
export function openContentVersion(url: string, db: Db): ContentVersionSource {
  const { read, close } = dialectFor(url).openReader(url, db, selectVersion(db).compile());
  return { read: async () => toVersion(await read()), close };
}

/**
 * Serialises transactions that change what public pages show: this one waits for others, and others wait until it ends. Call
 * it before the first write. Triggers update the version's row anyway, and two transactions would deadlock if they locked it
 * and a post in different orders.
 */
export async function lockContentVersion(trx: Trx): Promise<void> {
  await selectVersion(trx).$call(dialectOf(trx).forUpdate).execute();
}

function selectVersion(db: Db) {
  return db.selectFrom('content_version').select('version');
}

function toVersion(row: { version: number } | undefined): number {
  if (!row) throw new Error('The database has lost its content version.');
  return row.version;
}
