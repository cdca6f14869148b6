import { CONFIRMED_SENTENCE } from '@tideline/domain/subscriber/consent';
import { recordEvent, recordEvents } from '../../core/events/record-event.ts';
import { deleteMailsOfSubscribers } from '../../core/mail/mails-about.repository.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Db, Trx } from '../../core/store/schema.ts';

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
  const subscriberId = await findByLink(trx, tokenHash, now);
  if (subscriberId === null) return null;
  // Locks the row before its links, as every transaction does: another order could deadlock.
  await lockSubscriber(trx, subscriberId);
  if ((await findByLink(trx, tokenHash, now)) === null) return null; // spent or ended while this call waited
  await endLinks(trx, subscriberId);
  const confirmed = await trx
    .updateTable('subscribers')
    .set((eb) => ({
      confirmation: 'confirmed',
      confirm_by: null,
      consent_at: now,
      // The sentence beside the form, else the one that this person has certainly seen.
      consent_text: eb.case().when('consent_text', '=', '').then(CONFIRMED_SENTENCE).else(eb.ref('consent_text')).end(),
      updated_at: now,
    }))
    .where('id', '=', subscriberId)
    .where('status', '=', 'active')
    .returning('email')
    .executeTakeFirst();
  if (confirmed) await recordEvent(trx, { type: 'subscriber.updated', objectId: subscriberId }, now);
  return confirmed?.email ?? null;
}

/** Unsubscribes an address. An unknown address is no error. */
export async function unsubscribe(trx: Trx, key: string, now: string): Promise<void> {
  const row = await trx
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', confirm_by: null, updated_at: now })
    .where('email_key', '=', key)
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await endLinks(trx, row.id);
  await recordEvent(trx, { type: 'subscriber.unsubscribed', objectId: row.id }, now);
}

/** The key of a subscriber's address; null when there is no such subscriber. */
export async function findEmailKey(db: Db, subscriberId: string): Promise<string | null> {
  const row = await db.selectFrom('subscribers').select('email_key').where('id', '=', subscriberId).executeTakeFirst();
  return row?.email_key ?? null;
}

/** Sets the deadline for a confirmation; null until the mail has been sent. */
export async function waitUntil(trx: Trx, subscriberId: string, confirmBy: string | null): Promise<void> {
  await trx.updateTable('subscribers').set({ confirm_by: confirmBy }).where('id', '=', subscriberId).execute();
}

/** Deletes every confirmation link of a subscriber. */
export async function endLinks(db: Db, subscriberId: string): Promise<void> {
  await db.deleteFrom('confirmation_links').where('subscriber_id', '=', subscriberId).execute();
}

/**
 * Deletes subscribers past their confirmation deadline that have no queued mail, with their earlier mails.
 * @returns how many
 */
export async function deleteUnconfirmed(db: Db, now: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .deleteFrom('subscribers')
      .where('confirm_by', '<=', now)
      .where('confirmation', '=', 'waiting')
      .where('status', '=', 'active')
      .where((eb) => {
        const unsent = eb
          .selectFrom('mails')
          .select('mails.id')
          .where('mails.about_kind', '=', 'subscriber')
          .whereRef('mails.about_id', '=', 'subscribers.id')
          .where('mails.next_attempt_at', 'is not', null);
        return eb.not(eb.exists(unsent));
      })
      .returning('id')
      .execute();
    await deleteMailsOfSubscribers(
      trx,
      rows.map(({ id }) => id),
    );
    const events = rows.map(({ id }) => ({ type: 'subscriber.deleted', objectId: id }) as const);
    await recordEvents(trx, events, now);
    return rows.length;
  });
}

async function findByLink(db: Db, tokenHash: string, now: string): Promise<string | null> {
  const link = await db
    .selectFrom('confirmation_links')
    .select('subscriber_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link?.subscriber_id ?? null;
}

async function lockSubscriber(trx: Trx, id: string): Promise<void> {
  await trx.selectFrom('subscribers').select('id').where('id', '=', id).$call(dialectOf(trx).forUpdate).execute();
}
