import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { waitAfter } from '../../../core/delivery/back-off.ts';
import type { Db } from '../../../core/store/schema.ts';

/** What messages may wait for: the mail server, a domain, or the copy to the agency. */
export type WaitName = 'server' | `domain ${string}` | `canary ${string}`;

export type Wait = { until: string; reason: string };

/** Consecutive failures tolerated before backing off, and the waits after that. */
const BACK_OFF = {
  server: { tolerated: 0, firstMs: 15_000, longestMs: 5 * MINUTE_MS },
  domain: { tolerated: 4, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
  canary: { tolerated: 0, firstMs: MINUTE_MS, longestMs: 15 * MINUTE_MS },
};

/** The waits that apply at `now` among these names. */
export async function findWaits<Name extends WaitName>(
  db: Db,
  names: readonly Name[],
  now: string,
): Promise<Map<Name, Wait>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('sending_waits')
    .select(['name', 'wait_until', 'reason'])
    .where('name', 'in', names)
    .where('wait_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.name as Name, { until: row.wait_until, reason: row.reason }]));
}

/** The names of everything that has failed since it last worked. */
export async function listFailing(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sending_waits').select('name').execute();
  return rows.map(({ name }) => name);
}

/**
 * Counts a failure, and waits from the first one that is not tolerated.
 * @returns the end of the wait; null without one
 */
export async function recordFailure(db: Db, name: WaitName, reason: string, now: string): Promise<string | null> {
  const before = await db.selectFrom('sending_waits').select('failures').where('name', '=', name).executeTakeFirst();
  const failures = (before?.failures ?? 0) + 1;
  const kind = name.split(' ', 1)[0] as keyof typeof BACK_OFF;
  const { tolerated, ...backOff } = BACK_OFF[kind];
  const waitMs = failures > tolerated ? waitAfter(failures - tolerated, backOff) : 0;
  const values = { failures, wait_until: later(now, waitMs), reason };
  await db
    .insertInto('sending_waits')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  return waitMs > 0 ? values.wait_until : null;
}

/** Claims the name for a time unless it has a wait; true for one server only. */
export async function claimWait(
  db: Db,
  name: WaitName,
  { until, now }: { until: string; now: string },
): Promise<boolean> {
  const row = await db
    .insertInto('sending_waits')
    .values({ name, failures: 0, wait_until: until, reason: '' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ wait_until: until }).where('sending_waits.wait_until', '<=', now),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

/** It works again. */
export async function deleteWait(db: Db, name: WaitName): Promise<void> {
  await db.deleteFrom('sending_waits').where('name', '=', name).execute();
}
