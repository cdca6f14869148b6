import { createHash } from 'node:crypto';
import type { Db } from '../../store/schema.ts';
import { listMigrations, proveTables, type Proofs } from './copy-tables.repository.ts';
import { LEFT_OUT_OF_BACKUPS } from './stored-tables.ts';

/** What a backup changes itself, and what no backup has. */
const NOT_CONTENT: ReadonlySet<string> = new Set(['backups', ...LEFT_OUT_OF_BACKUPS]);

/**
 * One hash over every row that a backup is made for: equal hashes, nothing to save. It reads the whole database, since
 * neither counts nor times say that a row was changed and changed again. What is written while it reads may be in it or not.
 * @param known proofs of the same rows, so that they are not read again
 */
export async function hashContent(db: Db, known?: Proofs): Promise<string> {
  const read = await proveTables(db, {
    hasTable: (table) => (known ? table === 'audit' : !NOT_CONTENT.has(table)),
    hasRow: (table, row) => table !== 'audit' || row['action'] !== 'backup.make', // its own line comes after it
  });
  const proofs = Object.entries({ ...known, ...read }).filter(([table]) => !NOT_CONTENT.has(table));
  const content = [await listMigrations(db), proofs.toSorted(([one], [other]) => (one < other ? -1 : 1))];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
