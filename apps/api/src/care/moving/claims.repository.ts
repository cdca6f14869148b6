import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { ExpressionBuilder, Updateable } from 'kysely';
import type { Database, Db } from '../../core/store/schema.ts';
import type { ImportsTable } from '../../core/store/tables/imports.ts';
import { type StoredImport, toImport } from './imports.repository.ts';

/** The states in which a server writes into the site, or takes back. */
export const WRITING = ['importing', 'undoing'] as const;
/** The states in which a server has something to do. */
export type WorkState = 'reading' | (typeof WRITING)[number];

/** How long a server works on an import without saying that it still does. Then it must be dead. */
const CLAIM_MS = 2 * MINUTE_MS;

/** Whether an import in one of these states waits for a server. */
export async function isImportDue(db: Db, states: readonly WorkState[], now: string): Promise<boolean> {
  return (await nextDue(db, states, now).executeTakeFirst()) !== undefined;
}

function nextDue(db: Db, states: readonly WorkState[], now: string) {
  return db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', states)
    .where(isFree(now))
    .orderBy('created_at')
    .limit(1);
}

/** Whether no server works on an import. */
function isFree(now: string) {
  return (eb: ExpressionBuilder<Database, 'imports'>) =>
    eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]);
}

/** The next import in one of these states, claimed for this server; null when there is none, or others are at it. */
export async function claimImport(
  db: Db,
  { states, claim, now }: { states: readonly WorkState[]; claim: string; now: string },
): Promise<StoredImport | null> {
  const row = await db
    .updateTable('imports')
    .set({ claim, claimed_until: later(now, CLAIM_MS) })
    .where('id', 'in', nextDue(db, states, now))
    .where(isFree(now))
    .returningAll()
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

/** Says that this server still works on an import. False when another one has taken it over, or it was removed. */
export async function renewImport(db: Db, id: string, claim: string, now: string): Promise<boolean> {
  return changeClaimed(db, id, claim, { claimed_until: later(now, CLAIM_MS) });
}

/** Ends the work of this server on an import. */
export async function endClaim(
  db: Db,
  id: string,
  claim: string,
  changes: Pick<
    Updateable<ImportsTable>,
    'state' | 'system' | 'site_title' | 'site_address' | 'problem' | 'finished_at'
  > = {},
): Promise<boolean> {
  return changeClaimed(db, id, claim, { ...changes, claim: null, claimed_until: null });
}

async function changeClaimed(db: Db, id: string, claim: string, changes: Updateable<ImportsTable>): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set(changes)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
