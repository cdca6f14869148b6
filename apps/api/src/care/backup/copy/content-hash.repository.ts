import { hash } from 'node:crypto';
import type { Db } from '../../../core/store/schema.ts';
import { LEFT_OUT_OF_BACKUPS } from './stored-tables.ts';
import { listMigrations } from '../../../core/store/migrate.ts';
import { proveTables } from './table-proofs.repository.ts';

/** What a backup writes itself, and what it leaves out. */
const NOT_CONTENT: ReadonlySet<string> = new Set(['backups', ...LEFT_OUT_OF_BACKUPS]);

/**
 * One hash of every row that a backup is made for: equal hashes mean that there is nothing to save. It reads the whole
 * database, since neither counts nor times show that a row has changed. A row written meanwhile may be in it or not.
 */
export async function hashContent(db: Db): Promise<string> {
  const proofs = await proveTables(
    db,
    (table, row) => !NOT_CONTENT.has(table) && !(table === 'audit' && row['action'] === 'backup.make'),
  );
  return hash('sha256', JSON.stringify([await listMigrations(db), proofs]));
}
