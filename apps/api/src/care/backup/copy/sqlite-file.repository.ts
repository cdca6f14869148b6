import { sql } from 'kysely';
import type { Db } from '../../../core/store/schema.ts';
import { LEFT_OUT_OF_BACKUPS } from './stored-tables.ts';
import { listColumns } from './table-proofs.repository.ts';

/**
 * Looks for damage in a SQLite file.
 * @returns the first damage found, in SQLite's words; null for none
 */
export async function findDamage(db: Db): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const answer = rows[0]?.integrity_check ?? 'no answer';
  if (answer !== 'ok') return answer;
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return broken.rows[0] ? `a row of ${broken.rows[0].table} refers to nothing` : null;
}

/** Deletes from a copy (a SQLite file) what no backup may contain, and overwrites its bytes. */
export async function deleteLeftOut(copy: Db): Promise<void> {
  await sql`pragma secure_delete = on`.execute(copy);
  const present = await listColumns(copy); // an older database lacks some tables
  for (const table of LEFT_OUT_OF_BACKUPS) {
    if (present.has(table)) await copy.deleteFrom(table).execute();
  }
}
