import type { Backup } from '@tideline/domain/site/backup';
import type { Db } from '../../core/store/schema.ts';
import type { BackupsTable } from '../../core/store/tables/site.ts';

const NOTHING_YET = {
  file_name: '',
  bytes: 0,
  row_count: 0,
  proven_at: null,
  problem: null,
  content_hash: null,
  unchanged_at: null,
};

/** The backup started last, successful or not; null before the first. */
export async function findLatestBackup(db: Db, now: string): Promise<Backup | null> {
  const row = await newest(db, now).selectAll().executeTakeFirst();
  return row ? toBackup(row) : null;
}

/** The newest proven backup: restored into a scratch folder and compared. Null when there is none. */
export async function findProvenBackup(db: Db, now: string): Promise<Backup | null> {
  const row = await newestProven(db, now).selectAll().executeTakeFirst();
  return row ? toBackup(row) : null;
}

/** The newest backups with their slots, newest first. */
export async function listNewestBackups(
  db: Db,
  limit: number,
  now: string,
): Promise<(Backup & { slot: string | null })[]> {
  const rows = await db
    .selectFrom('backups')
    .selectAll()
    .where('started_at', '<=', now)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => Object.assign(toBackup(row), { slot: row.slot }));
}

/** The hash of the site's content at the newest proven backup; null when unknown. */
export async function findProvenContent(db: Db, now: string): Promise<string | null> {
  const row = await newestProven(db, now).select('content_hash').executeTakeFirst();
  return row?.content_hash ?? null;
}

/** When the first account was created, which is when a site's use begins. @returns ISO 8601, or null when there is none */
export async function findFirstUse(db: Db): Promise<string | null> {
  const { first } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** When the last proven nightly backup was started. @returns ISO 8601, or null when there is none */
export async function findLastNight(db: Db, now: string): Promise<string | null> {
  // The slot of a nightly backup is a day, that of an hourly one is longer.
  const row = await newestProven(db, now).select('started_at').where('slot', 'like', '____-__-__').executeTakeFirst();
  return row?.started_at ?? null;
}

/** Whether a backup started in this period has neither succeeded nor failed: it is running or was killed. */
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

/** Whether the backup of a slot is missing, and was not attempted at or after `retryBefore`. */
export async function isOpen(db: Db, slot: string, retryBefore: string): Promise<boolean> {
  const row = await db
    .selectFrom('backups')
    .select(['proven_at', 'started_at'])
    .where('slot', '=', slot)
    .executeTakeFirst();
  return row === undefined || (row.proven_at === null && row.started_at < retryBefore);
}

/**
 * Claims a slot and records the start of its backup: one of several servers succeeds. A failed or unfinished backup may be
 * claimed again if it started before `retryBefore`.
 * @returns whether the caller is to make the backup
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

/** Records the result of a backup: its file, the reason of a failure, or later that nothing has changed since. */
export async function updateBackup(
  db: Db,
  id: string,
  result: Partial<Omit<BackupsTable, 'id' | 'slot' | 'started_at'>>,
): Promise<void> {
  await db.updateTable('backups').set(result).where('id', '=', id).execute();
}

/** Deletes records of backups started before `before`, except for the newest proven one. */
export async function deleteOldBackupRecords(db: Db, before: string, now: string): Promise<void> {
  await db
    .deleteFrom('backups')
    .where('started_at', '<', before)
    .where('id', 'not in', newestProven(db, now).select('id'))
    .execute();
}

/** Excludes backups from the future, which were made while the clock was ahead. */
function newest(db: Db, now: string) {
  return db.selectFrom('backups').where('started_at', '<=', now).orderBy('started_at', 'desc').limit(1);
}

function newestProven(db: Db, now: string) {
  return newest(db, now).where('proven_at', 'is not', null);
}

function toBackup(row: BackupsTable): Backup {
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
