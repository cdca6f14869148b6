import { sql } from 'kysely';
import { DAY_MS, earlier, later } from '@tideline/domain/time/instant';
import type { MailKind } from '@tideline/domain/mail/mail';
import {
  type Claim,
  claimRows,
  recordDelivered,
  recordUndelivered,
  releaseClaim,
  renewClaim,
} from '../delivery/claims.repository.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Db, Trx } from '../store/schema.ts';
import { findRetention } from '../settings/retention.repository.ts';

/** A mail that this server alone is about to send. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  /** The row that it is about; without one, its recipient, and of a digest its own id. */
  aboutId: string;
  /** Empty when the row implies it. */
  recipient: string;
  /** Including this one. */
  attempts: number;
  /** A token: only its holder may update the mail. */
  claim: string;
};

const KEEP_SENT_MS = 30 * DAY_MS;
const KEEP_FAILED_MS = 90 * DAY_MS;

/** Anybody can cause hundreds of these, so answers to clients, enquiries and invitations are sent before them. */
const LAST = sql`case when kind = 'confirmation' then 2 when kind in ('acknowledgement', 'call-confirmation') then 1 else 0 end`;

/** Whether a mail is due. */
export async function isAnyMailDue(db: Db, now: string): Promise<boolean> {
  const row = await db.selectFrom('mails').select('id').where('next_attempt_at', '<=', now).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Claims the first mail that is due, so that no other server sends it; none when none is due. */
export async function claimMail(db: Db, claim: Claim): Promise<ClaimedMail[]> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('next_attempt_at', '<=', claim.now)
    .orderBy(LAST)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .$call(dialectOf(db).skipLocked);
  const rows = await claimRows(db, 'mails', due, claim);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    aboutId: row.about_id ?? (row.recipient || row.id),
    recipient: row.recipient,
    attempts: row.attempts,
    claim: claim.claim,
  }));
}

/** Extends a claim while its server lives; false when another server has taken over. */
export async function keepMail(db: Db, { id, claim }: ClaimedMail, now: string): Promise<boolean> {
  return (await renewClaim(db, 'mails', { claim, now })).includes(id);
}

/** Records that a mail was sent, for a digest with its notices. A confirmation mail starts the time to confirm. */
export async function markSent(trx: Trx, mail: ClaimedMail, now: string): Promise<void> {
  await recordDelivered(trx, 'mails', mail, { sent_at: now, last_error: '' });
  await trx.updateTable('mails').set({ sent_at: now }).where('digest_id', '=', mail.id).execute();
  await startConfirmationPeriod(trx, mail, now);
}

/** Records that a mail has failed permanently. The time to confirm starts nevertheless. */
export async function markFailed(trx: Trx, mail: ClaimedMail, error: string, now: string): Promise<void> {
  await recordUndelivered(trx, 'mails', mail, null, { failed_at: now, last_error: error });
  await startConfirmationPeriod(trx, mail, now);
}

/** Postpones all due mails of a kind until `at`; the attempt at the claimed one is not counted. */
export async function postponeKind(trx: Trx, mail: ClaimedMail, at: string, now: string): Promise<void> {
  await releaseClaim(trx, 'mails', [mail], at);
  await trx
    .updateTable('mails')
    .set({ next_attempt_at: at })
    .where('next_attempt_at', '<=', now)
    .where('kind', '=', mail.kind)
    .execute();
}

/** Has mails that failed before tried now: what failed has changed. Those that wait for the hourly limit go on waiting. */
export async function hurryFailing(trx: Trx, now: string): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ next_attempt_at: now })
    .where('next_attempt_at', '>', now)
    .where('claim', 'is', null)
    .where('last_error', '!=', '')
    .execute();
}

/** Deletes a mail that is no longer needed, for a digest with its notices. */
export async function deleteMail(trx: Trx, mail: ClaimedMail): Promise<void> {
  await trx.deleteFrom('mails').where('id', '=', mail.id).where('claim', '=', mail.claim).execute();
  await trx.deleteFrom('mails').where('digest_id', '=', mail.id).execute();
}

/** Deletes mails that were sent or failed long ago. */
export async function deleteOldMails(db: Db, now: string): Promise<void> {
  await db.deleteFrom('mails').where('sent_at', '<=', earlier(now, KEEP_SENT_MS)).execute();
  const failedBefore = earlier(now, KEEP_FAILED_MS);
  const failedDigests = db.selectFrom('mails').select('id').where('failed_at', '<=', failedBefore);
  await db.deleteFrom('mails').where('digest_id', 'in', failedDigests).execute();
  await db.deleteFrom('mails').where('failed_at', '<=', failedBefore).execute();
}

async function startConfirmationPeriod(trx: Trx, { kind, aboutId }: ClaimedMail, now: string): Promise<void> {
  if (kind !== 'confirmation') return;
  const { unconfirmedDays } = await findRetention(trx);
  await trx
    .updateTable('subscribers')
    .set({ confirm_by: later(now, unconfirmedDays * DAY_MS) })
    .where('id', '=', aboutId)
    .where('confirmation', '=', 'waiting')
    .execute();
}
