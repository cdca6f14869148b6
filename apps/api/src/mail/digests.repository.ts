import { later } from '@tideline/domain/site/instant';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Db, Trx } from '../store/schema.ts';
import { postponeKind, type ClaimedMail } from './mails.repository.ts';
import { queueMail } from './outbox.repository.ts';
import { DIGEST_MS } from './site-limit.ts';

/**
 * Moves a claimed notice into the digest of the current ten minutes, which is sent when they have passed. A digest that is
 * being sent takes no more notices: they wait for the next one.
 */
export async function moveToDigest(trx: Trx, mail: ClaimedMail, now: string): Promise<void> {
  const slot = Math.floor(Date.parse(now) / DIGEST_MS);
  const [id, dueAt] = [`enquiry-digest-${slot}`, later(now, (slot + 1) * DIGEST_MS - Date.parse(now))];
  await queueMail(trx, { id, kind: 'enquiry-digest' }, dueAt);
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

/** The enquiries of a digest that still exist, oldest first. */
export async function listDigestContacts(db: Db, digestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('contact_id')
    .where('digest_id', '=', digestId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => row.contact_id ?? []);
}
