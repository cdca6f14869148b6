import type { Db, Trx } from '../store/schema.ts';

/** The address of an unconfirmed subscriber; null when there is none. */
export async function findWaitingEmail(db: Db, subscriberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('subscribers')
    .select('email')
    .where('id', '=', subscriberId)
    .where('status', '=', 'active')
    .where('confirmation', '=', 'waiting')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Stores a link that is valid until `expiresAt`. */
export async function insertConfirmationLink(
  db: Db,
  link: { tokenHash: string; subscriberId: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('confirmation_links')
    .values({ token_hash: link.tokenHash, subscriber_id: link.subscriberId, expires_at: link.expiresAt })
    .execute();
}

/**
 * Confirms the sign-up of a link and deletes all links of the subscriber.
 * @returns the confirmed address; null when the link is unknown, used or expired
 */
export async function confirmByLink(trx: Trx, tokenHash: string, now: string): Promise<string | null> {
  const link = await trx
    .selectFrom('confirmation_links')
    .select('subscriber_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!link) return null;
  await endLinks(trx, link.subscriber_id);
  const confirmed = await trx
    .updateTable('subscribers')
    .set({ confirmation: 'confirmed', confirm_by: null, updated_at: now })
    .where('id', '=', link.subscriber_id)
    .where('status', '=', 'active')
    .returning('email')
    .executeTakeFirst();
  return confirmed?.email ?? null;
}

/** Unsubscribes a subscriber. @returns the address; null when there is no such subscriber */
export async function unsubscribe(trx: Trx, subscriberId: string, now: string): Promise<string | null> {
  await endLinks(trx, subscriberId);
  const row = await trx
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', confirm_by: null, updated_at: now })
    .where('id', '=', subscriberId)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Sets the deadline for a confirmation; null when the mail has not been sent yet. */
export async function waitUntil(trx: Trx, subscriberId: string, confirmBy: string | null): Promise<void> {
  await trx.updateTable('subscribers').set({ confirm_by: confirmBy }).where('id', '=', subscriberId).execute();
}

/** Deletes every confirmation link of a subscriber. */
export async function endLinks(db: Db, subscriberId: string): Promise<void> {
  await db.deleteFrom('confirmation_links').where('subscriber_id', '=', subscriberId).execute();
}

/** Deletes subscribers past their confirmation deadline for whom no mail is queued. @returns how many */
export async function deleteUnconfirmed(db: Db, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('confirm_by', '<=', now)
    .where('confirmation', '=', 'waiting')
    .where('status', '=', 'active')
    .where((eb) => {
      const unsent = eb
        .selectFrom('mails')
        .select('mails.id')
        .whereRef('mails.subscriber_id', '=', 'subscribers.id')
        .where('mails.next_attempt_at', 'is not', null);
      return eb.not(eb.exists(unsent));
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
}
