import type { Backup } from '@tideline/domain/backup';
import type { Db } from '../db/schema.ts';
import type { BackupsTable } from '../db/tables/site.ts';

const COLUMNS = ['id', 'started_at', 'file_name', 'bytes', 'row_count', 'proven_at', 'problem'] as const;

const NOTHING_YET = { file_name: '', bytes: 0, row_count: 0, proven_at: null, problem: null };

/** The backup that was begun last, whether it succeeded or not; null before the first. */
export async function findLatestBackup(db: Db): Promise<Backup | null> {
  const row = await db.selectFrom('backups').select(COLUMNS).orderBy('started_at', 'desc').limit(1).executeTakeFirst();
  return row ? toBackup(row) : null;
}

/** The newest one that was restored into a scratch place and found whole; null when there is none. */
export async function findProvenBackup(db: Db): Promise<Backup | null> {
  const row = await db
    .selectFrom('backups')
    .select(COLUMNS)
    .where('proven_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toBackup(row) : null;
}

/**
 * Since when a night's backup may be missing: when the last one was begun, else when the first account was made.
 * @returns ISO 8601, or null when nobody uses the site yet
 */
export async function findLastNight(db: Db): Promise<string | null> {
  const { night } = await db
    .selectFrom('backups')
    .select((eb) => eb.fn.max('started_at').as('night'))
    .where('nightly_day', 'is not', null)
    .where('proven_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (night !== null) return night;
  const { first } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/**
 * Notes that a backup begins. Of several servers that try for the same night, one gets it; a night that failed is
 * given out again to whoever comes after `retryBefore`.
 * @returns whether it is the caller's
 */
export async function claimBackup(
  db: Db,
  { id, nightlyDay, retryBefore }: { id: string; nightlyDay: string | null; retryBefore: string },
  now: string,
): Promise<boolean> {
  const row = await db
    .insertInto('backups')
    .values({ id, nightly_day: nightlyDay, started_at: now, ...NOTHING_YET })
    .onConflict((conflict) =>
      conflict
        .column('nightly_day')
        .doUpdateSet({ id, started_at: now, ...NOTHING_YET })
        .where('backups.proven_at', 'is', null)
        .where('backups.started_at', '<', retryBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes what became of a backup: its file, or why there is none. */
export async function updateBackup(
  db: Db,
  id: string,
  result: Partial<Pick<BackupsTable, 'file_name' | 'bytes' | 'row_count' | 'proven_at' | 'problem'>>,
): Promise<void> {
  await db.updateTable('backups').set(result).where('id', '=', id).execute();
}

/** Forgets the notes of backups begun before `before`, but never the newest that was proven. */
export async function deleteOldBackupNotes(db: Db, before: string): Promise<void> {
  const proven = await findProvenBackup(db);
  await db
    .deleteFrom('backups')
    .where('started_at', '<', before)
    .where('id', '!=', proven?.id ?? '')
    .execute();
}

function toBackup(row: Pick<BackupsTable, (typeof COLUMNS)[number]>): Backup {
  return {
    id: row.id,
    startedAt: row.started_at,
    fileName: row.file_name,
    bytes: row.bytes,
    rowCount: row.row_count,
    provenAt: row.proven_at,
    problem: row.problem,
  };
}
