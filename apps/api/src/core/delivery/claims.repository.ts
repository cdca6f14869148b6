import { later } from '@tideline/domain/time/instant';
import { type Expression, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../store/schema.ts';

/** The tables whose rows are delivered. Each has `id`, `claim`, `next_attempt_at`, `tried_at` and `attempts`. */
export type DeliveryTable = 'mails' | 'issue_messages' | 'webhook_deliveries';

/** Who claims rows, and how long they are kept from other servers without a renewal. */
export type Claim = {
  /** A token: only its holder may update the rows. */
  claim: string;
  /** After this time the server must be dead, and another one takes over. */
  forMs: number;
  /** ISO 8601 in UTC. */
  now: string;
};

/**
 * Claims rows, so that no other server delivers them, and counts the attempt.
 * @param due the ids of rows that are due, locked with `skipLocked`, so that two servers at once get different ones
 */
export async function claimRows<Table extends DeliveryTable>(
  db: Db,
  table: Table,
  due: Expression<{ id: string }>,
  { claim, forMs, now }: Claim,
): Promise<Selectable<Database[Table]>[]> {
  const rows = await db
    .updateTable(table as 'mails') // all have these columns
    .set((eb) => ({ claim, next_attempt_at: later(now, forMs), tried_at: now, attempts: eb('attempts', '+', 1) }))
    .where(sql<boolean>`id in ${due}`)
    .returningAll()
    .execute();
  return rows as unknown as Selectable<Database[Table]>[];
}

/** Extends what is claimed and not ended. @returns the ids; without those that another server has taken over */
export async function renewClaim(db: Db, table: DeliveryTable, { claim, forMs, now }: Claim): Promise<string[]> {
  const rows = await db
    .updateTable(table as 'mails')
    .set({ next_attempt_at: later(now, forMs) })
    .where('claim', '=', claim)
    .where('next_attempt_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives claimed rows back that were not tried: the attempt does not count.
 * @param ids of some; without them, all of this claim
 */
export async function releaseClaim(
  db: Db,
  table: DeliveryTable,
  { claim, dueAt, ids }: { claim: string; dueAt: string; ids?: readonly string[] },
): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .updateTable(table as 'mails')
    .set((eb) => ({ claim: null, next_attempt_at: dueAt, attempts: eb('attempts', '-', 1) }))
    .where('claim', '=', claim)
    .where('next_attempt_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute();
}
