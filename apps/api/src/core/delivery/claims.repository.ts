import { type Expression, type Selectable, sql, type Updateable } from 'kysely';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { Database, Db } from '../store/schema.ts';

/** The tables whose rows are delivered. Each has `id`, `claim`, `next_attempt_at`, `tried_at` and `attempts`. */
export type DeliveryTable = 'mails' | 'issue_messages' | 'webhook_deliveries';

/** How long a claim lasts without a renewal. After this time its server must be dead, and another one takes over. */
const CLAIM_MS = MINUTE_MS;

/** Who claims rows. */
export type Claim = {
  /** The token; only its holder may update the rows. */
  claim: string;
  /** ISO 8601 in UTC. */
  now: string;
};

/** A claimed row. */
export type Claimed = { id: string; claim: string };

/**
 * Claims rows, so that no other server delivers them, and counts the attempt.
 * @param due the ids of due rows, locked with `skipLocked`, so that concurrent servers get different ones
 */
export async function claimRows<Table extends DeliveryTable>(
  db: Db,
  table: Table,
  due: Expression<{ id: string }>,
  { claim, now }: Claim,
): Promise<Selectable<Database[Table]>[]> {
  const rows = await db
    .updateTable(table as 'mails') // all have these columns
    .set((eb) => ({ claim, next_attempt_at: later(now, CLAIM_MS), tried_at: now, attempts: eb('attempts', '+', 1) }))
    .where(sql<boolean>`id in ${due}`)
    .returningAll()
    .execute();
  return rows as unknown as Selectable<Database[Table]>[];
}

/** Renews a claim on rows that are not ended. @returns their ids, without those taken over by another server */
export async function renewClaim(db: Db, table: DeliveryTable, { claim, now }: Claim): Promise<string[]> {
  const rows = await db
    .updateTable(table as 'mails')
    .set({ next_attempt_at: later(now, CLAIM_MS) })
    .where('claim', '=', claim)
    .where('next_attempt_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Gives claimed rows back that were not tried: the attempt does not count.
 * @param rows of one claim
 * @param dueAt when they are tried next
 */
export async function releaseClaim(
  db: Db,
  table: DeliveryTable,
  rows: readonly Claimed[],
  dueAt: string,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  await db
    .updateTable(table as 'mails')
    .set((eb) => ({ claim: null, next_attempt_at: dueAt, attempts: eb('attempts', '-', 1) }))
    .where('claim', '=', first.claim)
    .where('next_attempt_at', 'is not', null)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Records that a claimed row was delivered, also when it was stopped meanwhile; nothing when another server has taken over.
 * @param values of the columns of this table
 */
export async function recordDelivered<Table extends DeliveryTable>(
  db: Db,
  table: Table,
  row: Claimed,
  values: Updateable<Database[Table]>,
): Promise<void> {
  await record(db, table, row, { ...values, next_attempt_at: null }).execute();
}

/**
 * Records that a claimed row was not delivered; nothing when it was stopped meanwhile, or another server has taken over.
 * @param nextAttemptAt null: it is not tried again
 * @param values of the columns of this table
 */
export async function recordUndelivered<Table extends DeliveryTable>(
  db: Db,
  table: Table,
  row: Claimed,
  nextAttemptAt: string | null,
  values: Updateable<Database[Table]>,
): Promise<void> {
  await record(db, table, row, { ...values, next_attempt_at: nextAttemptAt })
    .where('next_attempt_at', 'is not', null)
    .execute();
}

function record(db: Db, table: DeliveryTable, { id, claim }: Claimed, values: object) {
  return db
    .updateTable(table as 'mails')
    .set({ ...values, claim: null })
    .where('id', '=', id)
    .where('claim', '=', claim);
}
