import { SOFT_BOUNCE_DAYS, SOFT_BOUNCES_MAX, type BounceKind } from '@tideline/domain/newsletter/bounce';
import { DAY_MS, earlier } from '@tideline/domain/time/instant';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { SubscriberDelivery } from '@tideline/domain/subscriber/subscriber';
import { recordEvent } from '../../core/events/record-event.ts';
import type { Trx } from '../../core/store/schema.ts';
import { findAddressKey, suppressionHash } from '../subscribers/address-keys.ts';
import { insertSuppression } from '../subscribers/suppressions.repository.ts';

/** A failed delivery or a complaint about a message of the newsletter. */
export type Bounce = {
  /** Id of the row in `issue_messages`. */
  messageId: string | null;
  /** Without `messageId`: the newest message to this address. With it: must be the address of that message's reader. */
  recipient: string | null;
  kind: BounceKind;
  /** What the server said; the caller should remove e-mail addresses from it. */
  reason: string;
};

/** What `recordBounce` did: `known` when the message had bounced before, `unknown` when no reader of ours is concerned. */
export type BounceOutcome = 'recorded' | 'known' | 'unknown';

type Found = { messageId: string | null; subscriberId: string | null; email: string | null; isKnown: boolean };

/**
 * Records a bounce or complaint at its message, and applies the effect on the reader. A complaint, a hard bounce, or the
 * fifth soft bounce in a row over at least a week ends the subscription and suppresses the address. Idempotent. The source
 * must be trusted: a signed call, the mail server of a delivery, or a report that quotes the message's id.
 */
export async function recordBounce(trx: Trx, bounce: Bounce, now: string): Promise<BounceOutcome> {
  const found = await findMessage(trx, bounce, now);
  if (found === null) return 'unknown';
  if (found.isKnown) return 'known';
  if (found.messageId !== null) await markMessage(trx, found.messageId, bounce, now);
  const { subscriberId, email } = found;
  if (subscriberId === null || email === null) return 'recorded';
  const delivery = await deliveryAfter(trx, subscriberId, bounce.kind);
  if (delivery === null) return 'recorded';
  await trx
    .updateTable('subscribers')
    .set({ status: 'unsubscribed', delivery, confirm_by: null, updated_at: now })
    .where('id', '=', subscriberId)
    .execute();
  await recordEvent(trx, { type: 'subscriber.unsubscribed', objectId: subscriberId }, now);
  await insertSuppression(trx, suppressionHash(await findAddressKey(trx), email), delivery, now);
  return 'recorded';
}

async function findMessage(trx: Trx, { messageId, recipient, kind }: Bounce, now: string): Promise<Found | null> {
  let query = trx
    .selectFrom('issue_messages')
    .leftJoin('subscribers', 'subscribers.id', 'issue_messages.subscriber_id')
    .select(['issue_messages.id', 'issue_messages.subscriber_id', 'subscribers.email'])
    .select(['issue_messages.bounced_at', 'issue_messages.complained_at', 'subscribers.soft_bounces']);
  if (messageId !== null) {
    query = query.where('issue_messages.id', '=', messageId);
  } else {
    query = query
      .where('subscribers.email_key', '=', emailKey(recipient ?? ''))
      .where('issue_messages.accepted_at', '>', earlier(now, SOFT_BOUNCE_DAYS * DAY_MS))
      .orderBy('issue_messages.accepted_at', 'desc')
      .limit(1);
  }
  const row = await query.executeTakeFirst();
  if (row) {
    if (recipient !== null && row.email !== null && emailKey(row.email) !== emailKey(recipient)) return null;
    // A server may report a retry, and later that it has given up.
    const isFinal = kind === 'hard' && (row.soft_bounces ?? 0) > 0;
    const isKnown = kind === 'complaint' ? row.complained_at !== null : row.bounced_at !== null && !isFinal;
    return { messageId: row.id, subscriberId: row.subscriber_id, email: row.email, isKnown };
  }
  if (recipient === null || messageId !== null) return null;
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey(recipient))
    .executeTakeFirst();
  if (!subscriber) return null;
  return { messageId: null, subscriberId: subscriber.id, email: subscriber.email, isKnown: false };
}

async function markMessage(trx: Trx, id: string, { kind, reason }: Bounce, now: string): Promise<void> {
  const mark = kind === 'complaint' ? { complained_at: now } : { bounced_at: now, bounce_reason: reason };
  await trx.updateTable('issue_messages').set(mark).where('id', '=', id).execute();
}

/** The effect of the bounce on the address; null when there is none yet. */
async function deliveryAfter(
  trx: Trx,
  subscriberId: string,
  kind: BounceKind,
): Promise<Exclude<SubscriberDelivery, 'ok'> | null> {
  if (kind === 'complaint') return 'complained';
  if (kind === 'hard') return 'bounced';
  // Bounces from before the person signed up again do not count.
  const latest = await trx
    .selectFrom('issue_messages')
    .innerJoin('subscribers', 'subscribers.id', 'issue_messages.subscriber_id')
    .select(['accepted_at', 'bounced_at'])
    .where('subscriber_id', '=', subscriberId)
    .where((eb) => eb(eb.fn.coalesce('accepted_at', 'bounced_at'), '>=', eb.fn.coalesce('consent_at', eb.val(''))))
    .orderBy((eb) => eb.fn.coalesce('accepted_at', 'bounced_at'), 'desc')
    .limit(SOFT_BOUNCES_MAX)
    .execute();
  const firstGood = latest.findIndex(({ bounced_at: bouncedAt }) => bouncedAt === null);
  const row = latest.slice(0, firstGood === -1 ? undefined : firstGood);
  await trx.updateTable('subscribers').set({ soft_bounces: row.length }).where('id', '=', subscriberId).execute();
  if (row.length < SOFT_BOUNCES_MAX) return null;
  const [newest, oldest] = [row.at(0), row.at(-1)].map((one) => one?.accepted_at ?? one?.bounced_at ?? '');
  const hasLasted = (oldest ?? '') <= earlier(newest ?? '', SOFT_BOUNCE_DAYS * DAY_MS);
  return hasLasted ? 'bounced' : null;
}
