import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { type Subscriber, SUSPICIOUS_SOURCE_PREFIX } from '@tideline/domain/subscriber/subscriber';
import type { Context } from '../../../context.ts';
import { recordAction, type Actor } from '../../../core/audit/audit.repository.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { findAddressKey, suppressionHash } from '../address-keys.ts';
import { changeSubscriber, type SubscriberChange } from '../change-subscriber.ts';
import { chooseTopics } from '../chosen-topics.repository.ts';
import { refuseUnsubscribed } from '../refuse-unsubscribed.ts';
import { deleteSubscriber, insertSubscriber } from '../subscribers.repository.ts';
import { insertSuppression } from '../suppressions.repository.ts';

/** Who acts, and when. `key`: that of `findAddressKey`. */
export type Acting = { key: string; actor: Actor; now: string };

/** Writes in one transaction. */
export async function within<Result>(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  write: (trx: Trx, acting: Acting) => Promise<Result>,
): Promise<Result> {
  const key = await findAddressKey(db);
  return db.transaction().execute((trx) => write(trx, { key, actor, now: now() }));
}

/**
 * Adds an active subscriber, and records it in the audit log; null when the address is known.
 * @throws TRPCError CONFLICT when the address has unsubscribed, bounced or complained
 */
export async function addByStaff(
  trx: Trx,
  { email, source }: Pick<Subscriber, 'email' | 'source'>,
  { key, actor, now }: Acting,
): Promise<Subscriber | null> {
  await refuseUnsubscribed(trx, suppressionHash(key, email));
  return insertByStaff(trx, { email, source }, { actor, now });
}

/** The same for an address that is known not to be suppressed. */
export async function insertByStaff(
  trx: Trx,
  { email, source }: Pick<Subscriber, 'email' | 'source'>,
  { actor, now }: Pick<Acting, 'actor' | 'now'>,
): Promise<Subscriber | null> {
  const subscriber = await insertSubscriber(trx, { id: randomUUID(), email, source }, now);
  if (subscriber) await recordAction(trx, actor, { action: 'subscriber.add', objectId: subscriber.id }, now);
  return subscriber;
}

/**
 * Changes a subscriber, and records it in the audit log; null when there is none.
 * @throws TRPCError as `changeSubscriber`, and BAD_REQUEST when no topic would be left
 * @throws a unique violation when the new address is taken
 */
export async function changeByStaff(
  trx: Trx,
  { topics, ...change }: SubscriberChange & { topics?: string[] | undefined },
  { key, actor, now }: Acting,
): Promise<Subscriber | null> {
  const { id } = change;
  const changed = await changeSubscriber(trx, key, change, now);
  if (!changed) return null;
  if (topics && !(await chooseTopics(trx, id, topics))) throw noTopic();
  const { subscriber, hasNewAddress } = changed;
  const detail = { hasNewAddress, status: subscriber.status };
  await recordAction(trx, actor, { action: 'subscriber.change', objectId: id, detail }, now);
  return subscriber;
}

/**
 * Deletes a subscriber, and records it in the audit log. An address that has said no stays suppressed.
 * @returns false when there is none
 */
export async function removeByStaff(trx: Trx, id: string, { key, actor, now }: Acting): Promise<boolean> {
  const removed = await deleteSubscriber(trx, id);
  if (!removed) return false;
  const reason = removed.delivery === 'ok' ? 'unsubscribed' : removed.delivery;
  if (hasSaidNo(removed)) await insertSuppression(trx, suppressionHash(key, removed.email), reason, now);
  await recordAction(trx, actor, { action: 'subscriber.remove', objectId: id }, now);
  await recordEvent(trx, { type: 'subscriber.deleted', objectId: id }, now);
  return true;
}

/** Whether the person has unsubscribed. False for a row that was stored unsubscribed as likely spam. */
function hasSaidNo({ status, source }: Subscriber): boolean {
  return status === 'unsubscribed' && !source?.startsWith(SUSPICIOUS_SOURCE_PREFIX);
}

function noTopic(): TRPCError {
  const message = 'Choose at least one topic, or set the status to unsubscribed.';
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
