import { hash } from 'node:crypto';
import type { Db } from '../../../core/store/schema.ts';
import { LEFT_OUT_OF_BACKUPS } from './stored-tables.ts';
import { listMigrations } from '../../../core/store/migrate.ts';
import { proveTables } from './table-proofs.repository.ts';

/** Tables written by backups themselves, or left out of them. */
const NOT_CONTENT: ReadonlySet<string> = new Set(['backups', ...LEFT_OUT_OF_BACKUPS]);

/**
 * One hash over every row that backups keep: equal hashes mean that there is nothing to save. Reads the whole database,
 * since neither counts nor times reveal a changed row. Rows written meanwhile may or may not be included.
 */
export async function hashContent(db: Db): Promise<string> {
  const proofs = await proveTables(
    db,
    (table, row) => !NOT_CONTENT.has(table) && !(table === 'audit' && row['action'] === 'backup.make'),
  );
  return hash('sha256', JSON.stringify([await listMigrations(db), proofs]));
}
