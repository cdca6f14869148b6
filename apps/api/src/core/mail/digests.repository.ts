import { later } from '@tideline/domain/time/instant';
import type { MailKind } from '@tideline/domain/mail/mail';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Db, Trx } from '../store/schema.ts';
import { postponeKind, type ClaimedMail } from './mails.repository.ts';
import { queueMail } from './outbox.repository.ts';
import { DIGEST_MS } from './site-limit.ts';

/** Whether notices of this kind can be collected in digests. */
export function hasDigest(kind: MailKind): boolean {
  return kind === 'enquiry' || kind === 'call-staff';
}

/**
 * Moves a claimed notice into the digest of the current ten minutes, which is sent at their end. Each member of staff has
 * separate digests of calls. A digest being sent takes no more notices, which then go to the next one.
 */
export async function moveToDigest(trx: Trx, mail: ClaimedMail, now: string): Promise<void> {
  const slot = Math.floor(Date.parse(now) / DIGEST_MS);
  const dueAt = later(now, (slot + 1) * DIGEST_MS - Date.parse(now));
  const [kind, id] =
    mail.kind === 'enquiry'
      ? (['enquiry-digest', `enquiry-digest-${slot}`] as const)
      : (['call-digest', `call-digest-${slot}-${await findCaller(trx, mail)}`] as const);
  await queueMail(trx, { id, kind }, dueAt);
  const open = await trx
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', 0)
    .where('next_attempt_at', 'is not', null)
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
  if (!open) return postponeKind(trx, mail, dueAt, now);
  await trx
    .updateTable('mails')
    .set({ digest_id: id, next_attempt_at: null, claim: null })
    .where('id', '=', mail.id)
    .where('claim', '=', mail.claim)
    .execute();
}

/** The enquiries or calls of a digest, in the order of their notices. */
export async function listDigest(db: Db, digestId: string): Promise<string[]> {
  const notices = await db
    .selectFrom('mails')
    .select('about_id')
    .where('digest_id', '=', digestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return notices.flatMap((notice) => notice.about_id ?? []);
}

/** The id of the colleague with whom the call of a notice is booked; '' if the account was removed. */
async function findCaller(trx: Trx, { aboutId }: ClaimedMail): Promise<string> {
  const row = await trx.selectFrom('bookings').select('staff_id').where('id', '=', aboutId).executeTakeFirst();
  return row?.staff_id ?? '';
}
