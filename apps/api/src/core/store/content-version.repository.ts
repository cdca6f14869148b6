import { dialectFor, dialectOf } from './dialect/dialect-of.ts';
import type { Db, Trx } from './schema.ts';

/** Reads the content version as often as requests arrive. */
export type ContentVersionSource = {
  /** The version as of everything committed before the call, by any process. A later query reads at least that. */
  read: () => Promise<number>;
  close: () => void;
};

/** The version of what public pages show, which triggers raise with every write to it. */
export async function findContentVersion(db: Db): Promise<number> {
  return toVersion(await selectVersion(db).executeTakeFirst());
}

/** The same for the database at `url`, which `db` is open on. The caller closes it before `db`. */
export function openContentVersion(url: string, db: Db): ContentVersionSource {
  const { read, close } = dialectFor(url).openReader(url, db, selectVersion(db).compile());
  return { read: async () => toVersion(await read()), close };
}

/**
 * Serialises transactions that change what public pages show: this one waits for others, and others wait until it ends.
 * Call it before the first write. Triggers update the version's row anyway, and two transactions that lock it and a post
 * in different orders would deadlock.
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
