import type { Backup } from '@tideline/domain/site/backup';
import type { Db } from '../store/schema.ts';
import type { BackupsTable } from '../store/tables/site.ts';

const COLUMNS = [
  'id',
  'started_at',
  'file_name',
  'bytes',
  'row_count',
  'proven_at',
  'problem',
  'unchanged_at',
] as const;

const NOTHING_YET = {
  file_name: '',
  bytes: 0,
  row_count: 0,
  proven_at: null,
  problem: null,
  content_hash: null,
  unchanged_at: null,
};

/** The backup that was begun last, whether it succeeded or not; null before the first. */
export async function findLatestBackup(db: Db, now: string): Promise<Backup | null> {
  const row = await newest(db, now).select(COLUMNS).executeTakeFirst();
  return row ? toBackup(row) : null;
}

/** The newest one that was restored into a scratch place and found whole; null when there is none. */
export async function findProvenBackup(db: Db, now: string): Promise<Backup | null> {
  const row = await newestProven(db, now).select(COLUMNS).executeTakeFirst();
  return row ? toBackup(row) : null;
}

/** The hash of what the site held when the newest proven backup was made; null when that is not known. */
export async function findProvenContent(db: Db, now: string): Promise<string | null> {
  const row = await newestProven(db, now).select('content_hash').executeTakeFirst();
  return row?.content_hash ?? null;
}

/** When the first account was made: nobody uses a site without. @returns ISO 8601, or null when there is none */
export async function findFirstUse(db: Db): Promise<string | null> {
  const { first } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** When the last night's backup that was proven was begun. @returns ISO 8601, or null when there is none */
export async function findLastNight(db: Db, now: string): Promise<string | null> {
  // A night is a day, an hour has more letters.
  const row = await newestProven(db, now).select('started_at').where('slot', 'like', '____-__-__').executeTakeFirst();
  return row?.started_at ?? null;
}

/**
 * The last instant whose site is known to be in a proven backup: when that was begun, or later when nothing had changed.
 * @returns ISO 8601, or null when there is none
 */
export async function findLastSaved(db: Db, now: string): Promise<string | null> {
  const row = await newestProven(db, now).select(['started_at', 'unchanged_at']).executeTakeFirst();
  const isUnchanged = row?.unchanged_at && row.unchanged_at <= now;
  return (isUnchanged ? row.unchanged_at : row?.started_at) ?? null;
}

/** Whether one was begun in this time of which nothing is known yet: it is being made, or its process was killed. */
export async function isBeingMade(db: Db, { since, until }: { since: string; until: string }): Promise<boolean> {
  const row = await db
    .selectFrom('backups')
    .select('id')
    .where('started_at', '>', since)
    .where('started_at', '<', until)
    .where('proven_at', 'is', null)
    .where('problem', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether nobody has made, or tried to make, the backup of a night or an hour at or after `retryBefore`. */
export async function isOpen(db: Db, slot: string, retryBefore: string): Promise<boolean> {
  const row = await db
    .selectFrom('backups')
    .select(['proven_at', 'started_at'])
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row === undefined || (row.proven_at === null && row.started_at < retryBefore);
}

/**
 * Notes that a backup begins. Of several servers that try for the same night or hour, one gets it; one that failed is
 * given out again to whoever comes after `retryBefore`.
 * @returns whether it is the caller's
 */
export async function claimBackup(
  db: Db,
  { id, slot, retryBefore }: { id: string; slot: string | null; retryBefore: string },
  now: string,
): Promise<boolean> {
  const row = await db
    .insertInto('backups')
    .values({ id, slot, started_at: now, ...NOTHING_YET })
    .onConflict((conflict) =>
      conflict
        .column('slot')
        .doUpdateSet({ id, started_at: now, ...NOTHING_YET })
        .where('backups.proven_at', 'is', null)
        .where('backups.started_at', '<', retryBefore),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes what became of a backup: its file, or why there is none; later, that nothing has changed since. */
export async function updateBackup(
  db: Db,
  id: string,
  result: Partial<Omit<BackupsTable, 'id' | 'slot' | 'started_at'>>,
): Promise<void> {
  await db.updateTable('backups').set(result).where('id', '=', id).execute();
}

/** Forgets the notes of backups begun before `before`, but never the newest that was proven, nor what the next builds on. */
export async function deleteOldBackupNotes(db: Db, before: string, now: string): Promise<void> {
  await db
    .deleteFrom('backups')
    .where('started_at', '<', before)
    .where('id', 'not in', newestProven(db, now).select('id'))
    .execute();
}

/** Leaves out those of a time that has not come: the clock was ahead when they were made. */
function newest(db: Db, now: string) {
  return db.selectFrom('backups').where('started_at', '<=', now).orderBy('started_at', 'desc').limit(1);
}

function newestProven(db: Db, now: string) {
  return newest(db, now).where('proven_at', 'is not', null);
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
    unchangedAt: row.unchanged_at,
  };
}
