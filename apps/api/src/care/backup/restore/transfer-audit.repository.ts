import type { Selectable } from 'kysely';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { readExisting } from '../../../core/store/read-existing.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { AuditTable } from '../../../core/store/tables/staff.ts';

const ROWS_AT_ONCE = 500;
/**
 * An entry has the time at which its action began, so a long action may begin before the backup and be recorded after it.
 */
const LONGEST_ACTION_MS = DAY_MS;

/**
 * Copies audit entries that a database has and its backup of `madeAt` lacks: a restore must not remove them.
 * @returns their number; null when the database is unreadable
 */
export async function transferAuditLines(databaseUrl: string, to: Db, madeAt: string): Promise<number | null> {
  const since = earlier(madeAt, LONGEST_ACTION_MS);
  const lines = await readLines(databaseUrl, since);
  if (lines === null) return null;
  const known = await to.selectFrom('audit').select('id').where('at', '>=', since).execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const missing = lines.filter(({ id }) => !knownIds.has(id));
  for (let start = 0; start < missing.length; start += ROWS_AT_ONCE) {
    await to
      .insertInto('audit')
      .values(missing.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  return missing.length;
}

async function readLines(databaseUrl: string, since: string): Promise<Selectable<AuditTable>[] | null> {
  try {
    const lines = await readExisting(databaseUrl, 'audit', (db) =>
      db.selectFrom('audit').selectAll().where('at', '>=', since).orderBy('at').execute(),
    );
    return lines ?? [];
  } catch {
    return null; // damaged: what a backup is for
  }
}
