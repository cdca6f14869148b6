import type { SiteFinding } from '@tideline/domain/page/site-finding';
import { newId } from '../../../core/host/new-id.ts';
import type { Db } from '../../../core/store/schema.ts';

/** A finding of the nightly check, without the name of its place. */
export type FoundTonight = Omit<SiteFinding, 'name'>;

/** Claims the check of a night. False when it was begun before, here or on another server. */
export async function beginCheck(db: Db, night: string, now: string): Promise<boolean> {
  const row = await db
    .insertInto('site_checks')
    .values({ night, started_at: now, ended_at: null })
    .onConflict((conflict) => conflict.column('night').doNothing())
    .returning('night')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces what the last check found, and forgets former nights. */
export async function endCheck(db: Db, night: string, findings: readonly FoundTonight[], now: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('site_findings').execute();
    for (const { kind, id, field, weight, text } of findings) {
      const row = { id: newId(), place_kind: kind, place_id: id, field, weight, text, found_at: now };
      await trx.insertInto('site_findings').values(row).execute();
    }
    await trx.updateTable('site_checks').set({ ended_at: now }).where('night', '=', night).execute();
    await trx.deleteFrom('site_checks').where('night', '<', night).execute();
  });
}

/** When the last check ended; null before the first. */
export async function findLastCheck(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('site_checks')
    .select((eb) => eb.fn.max('ended_at').as('ended_at'))
    .executeTakeFirst();
  return row?.ended_at ?? null;
}

/** What the last check found, in its order. */
export async function listFound(db: Db): Promise<(FoundTonight & { foundAt: string })[]> {
  const rows = await db.selectFrom('site_findings').selectAll().orderBy('id').execute();
  return rows.map(({ place_kind: kind, place_id: id, field, weight, text, found_at: foundAt }) => ({
    kind,
    id,
    field,
    weight,
    text,
    foundAt,
  }));
}
