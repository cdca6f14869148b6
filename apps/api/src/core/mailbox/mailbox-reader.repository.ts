import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import type { MailboxState } from '@tideline/domain/mail/mailbox';
import { sql } from 'kysely';
import type { Db, Trx } from '../store/schema.ts';

/** Longer than one message takes: each message renews the claim. Afterwards another server takes over from a dead one. */
const CLAIM_MS = 2 * MINUTE_MS;

/** The claim on reading the mailbox, and the position reached. */
export type MailboxClaim = { account: string; holder: string; uidValidity: string; lastUid: number };

/** Claims the mailbox; null while another server has it. A new or changed mailbox has an empty `uidValidity`. */
export async function claimMailbox(db: Db, account: string, holder: string, now: string): Promise<MailboxClaim | null> {
  const claim = { holder, held_until: later(now, CLAIM_MS) };
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('mailbox_reader')
      .values({
        id: 1,
        account,
        uid_validity: '',
        last_uid: 0,
        ...claim,
        last_error: '',
        skipped_reason: '',
        tried_uid: 0,
        tries: 0,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(claim)
          .where((eb) => eb.or([eb('mailbox_reader.held_until', '<=', now), eb('mailbox_reader.holder', '=', holder)])),
      )
      .returning(['account', 'uid_validity', 'last_uid'])
      .executeTakeFirst();
    if (!row) return null;
    if (row.account === account) return { account, holder, uidValidity: row.uid_validity, lastUid: row.last_uid };
    const fresh = { account, uid_validity: '', last_uid: 0, tried_uid: 0, last_read_at: null, skipped_at: null };
    await trx.updateTable('mailbox_reader').set(fresh).where('id', '=', 1).execute();
    return { account, holder, uidValidity: '', lastUid: 0 };
  });
}

/** Sets the position at which reading starts in a folder with these UIDs. @returns false when another server reads now */
export async function startFrom(db: Db, claim: MailboxClaim, uidValidity: string, lastUid: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailbox_reader')
    .set({ uid_validity: uidValidity, last_uid: lastUid, tried_uid: 0 })
    .where('holder', '=', claim.holder)
    .where('account', '=', claim.account)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts an attempt at a message, and renews the claim.
 * @returns the number of attempts, including this one; null when another server reads now
 */
export async function countTry(db: Db, claim: MailboxClaim, uid: number, now: string): Promise<number | null> {
  const row = await db
    .updateTable('mailbox_reader')
    .set({
      tried_uid: uid,
      tries: sql<number>`case when tried_uid = ${uid} then tries + 1 else 1 end`,
      held_until: later(now, CLAIM_MS),
    })
    .where('holder', '=', claim.holder)
    .where('account', '=', claim.account)
    .where('uid_validity', '=', claim.uidValidity)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? null;
}

/**
 * Records that a message was read, in the transaction of its effect, and renews the claim.
 * @returns false when another server has read it; the transaction must be rolled back
 */
export async function advance(trx: Trx, claim: MailboxClaim, uid: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailbox_reader')
    .set({ last_uid: uid, held_until: later(now, CLAIM_MS) })
    .where('holder', '=', claim.holder)
    .where('account', '=', claim.account)
    .where('uid_validity', '=', claim.uidValidity)
    .where('last_uid', '=', claim.lastUid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that a message was skipped, and why. */
export async function noteSkipped(trx: Trx, reason: string, now: string): Promise<void> {
  await trx.updateTable('mailbox_reader').set({ skipped_at: now, skipped_reason: reason }).execute();
}

/** Records the end of a read and its error (empty for none), and releases the claim. */
export async function endRead(db: Db, { holder }: MailboxClaim, error: string, now: string): Promise<void> {
  const result = error === '' ? { last_read_at: now, last_error: '' } : { last_error: error, failed_at: now };
  await db
    .updateTable('mailbox_reader')
    .set({ ...result, held_until: now })
    .where('holder', '=', holder)
    .execute();
}

/** When this mailbox was last read, and its errors; null before the first attempt. */
export async function findMailboxState(db: Db, account: string): Promise<MailboxState | null> {
  const row = await db
    .selectFrom('mailbox_reader')
    .select(['last_read_at', 'last_error', 'failed_at', 'skipped_at', 'skipped_reason'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (!row) return null;
  const { last_error: text, failed_at: at, skipped_at: skippedAt } = row;
  return {
    lastReadAt: row.last_read_at,
    lastError: text === '' || at === null ? null : { text, at },
    skipped: skippedAt === null ? null : { reason: row.skipped_reason, at: skippedAt },
  };
}
