import { DAY_MS, earlier } from '@tideline/domain/site/instant';
import { readExisting } from '../../store/read-existing.ts';
import type { Db } from '../../store/schema.ts';
import type { AuditTable } from '../../store/tables/staff.ts';

const ROWS_AT_ONCE = 500;
/** A line bears the moment at which its act began: that of a long one may be before the backup, and written after it. */
const ACT_MS = DAY_MS;

/**
 * Copies the lines of the audit log that a database has and a backup of it, made at `madeAt`, has not: going back to a
 * backup must not be a way to lose what was done after it.
 * @returns how many; null when the database cannot be read
 */
export async function carryAuditLines(databaseUrl: string, to: Db, madeAt: string): Promise<number | null> {
  const since = earlier(madeAt, ACT_MS);
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

async function readLines(databaseUrl: string, since: string): Promise<AuditTable[] | null> {
  try {
    const lines = await readExisting(databaseUrl, 'audit', (db) =>
      db.selectFrom('audit').selectAll().where('at', '>=', since).orderBy('at').execute(),
    );
    return lines ?? [];
  } catch {
    return null; // damaged: what a backup is for
  }
}
