import type { Selectable, Updateable } from 'kysely';
import type { ExportChoice, ExportSchedule } from '@tideline/domain/moving/scheduled-export';
import { monthsBefore } from '@tideline/domain/privacy/retention';
import { DAY_MS, earlier, HOUR_MS, later } from '@tideline/domain/time/instant';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { ExportScheduleTable } from '../../../core/store/tables/export-schedule.ts';

/** Failed and unfinished attempts are repeated after this time; also how far a clock may be ahead of that of another server. */
const RETRY_MS = HOUR_MS;
const OFF: ExportSchedule = { every: 'off', hasPeople: false, startedAt: null, problem: null };

/** The schedule of exports; off until staff choose one. */
export async function findSchedule(db: Db): Promise<ExportSchedule> {
  const row = await findRow(db);
  if (!row) return OFF;
  return { every: row.every, hasPeople: row.is_with_people === 1, startedAt: row.started_at, problem: row.problem };
}

/** Replaces the schedule. The next archive is due at once. */
export async function saveSchedule(trx: Trx, { every, hasPeople }: ExportChoice, now: string): Promise<void> {
  const values = {
    every,
    is_with_people: hasPeople ? (1 as const) : (0 as const),
    started_at: null,
    made_at: null,
    problem: null,
    updated_at: now,
  };
  await trx
    .insertInto('export_schedule')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/**
 * Claims the export that is due: one of several servers succeeds.
 * @returns the choice that the archive is to follow; null when none is due or another server makes it
 */
export async function claimDueExport(db: Db, now: string): Promise<ExportChoice | null> {
  const row = await findRow(db);
  if (!row || !isDue(row, now)) return null;
  const claimed = await db
    .updateTable('export_schedule')
    .set({ started_at: now, problem: null })
    .where('id', '=', 1)
    .where('started_at', row.started_at === null ? 'is' : '=', row.started_at)
    .returning(['every', 'is_with_people'])
    .executeTakeFirst();
  if (!claimed || claimed.every === 'off') return null;
  return { every: claimed.every, hasPeople: claimed.is_with_people === 1 };
}

/** Records how the attempt claimed at `startedAt` has ended, unless staff have chosen anew since. */
export async function endAttempt(
  db: Db,
  startedAt: string,
  result: Pick<Updateable<ExportScheduleTable>, 'started_at' | 'made_at' | 'problem'>,
): Promise<void> {
  await db.updateTable('export_schedule').set(result).where('started_at', '=', startedAt).execute();
}

/** When somebody was last erased, in ISO 8601; null when nobody was. */
export async function findLastErasure(db: Db): Promise<string | null> {
  const { last } = await db
    .selectFrom('erasures')
    .select((eb) => eb.fn.max('erased_at').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

function findRow(db: Db) {
  return db.selectFrom('export_schedule').selectAll().where('id', '=', 1).executeTakeFirst();
}

function isDue({ every, started_at, made_at }: Selectable<ExportScheduleTable>, now: string): boolean {
  if (every === 'off') return false;
  const before = every === 'weekly' ? earlier(now, 7 * DAY_MS) : monthsBefore(now, 1);
  return isOver(started_at, earlier(now, RETRY_MS), now) && isOver(made_at, before, now);
}

/** A time far in the future means only that the clock was ahead. */
function isOver(at: string | null, before: string, now: string): boolean {
  return at === null || at <= before || at > later(now, RETRY_MS);
}
