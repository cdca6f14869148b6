import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Subscriber, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import type { Trx } from '../store/schema.ts';
import { suppressionHash } from './address-keys.ts';
import { endLinks } from './confirmations.repository.ts';
import { refuseUnsubscribed } from './refuse-unsubscribed.ts';
import { findSubscriberToChange, updateSubscriber } from './subscribers.repository.ts';
import { deleteSuppression, insertSuppression } from './suppressions.repository.ts';

/** A subscriber after a change; `hasNewAddress`: it is another one, not the same spelled in another way. */
export type ChangedSubscriber = { subscriber: Subscriber; hasNewAddress: boolean };

/**
 * Changes a subscriber as staff wish; null when there is none. What is as it was is no change, so that staff vouch only
 * for what they have done: whom they unsubscribe, no import adds again, not even when the row is gone; whom they put back
 * may be written to, and so may a new address. Links that were mailed to the old one end.
 * @throws TRPCError CONFLICT when the new address has unsubscribed
 * @throws a unique violation when somebody else has it
 */
export async function changeSubscriber(
  trx: Trx,
  addressKey: string,
  { id, email, status }: { id: string; email?: string | undefined; status?: SubscriberStatus | undefined },
  now: string,
): Promise<ChangedSubscriber | null> {
  const old = await findSubscriberToChange(trx, id);
  if (!old) return null;
  const hasNewAddress = email !== undefined && emailKey(email) !== emailKey(old.email);
  const newStatus = status === old.status ? undefined : status;
  if (hasNewAddress) {
    await refuseUnsubscribed(trx, suppressionHash(addressKey, email));
    await endLinks(trx, id);
  }
  const isVouchedFor = hasNewAddress || newStatus === 'active';
  const subscriber = await updateSubscriber(trx, id, { email, status: newStatus, isVouchedFor }, now);
  const hash = suppressionHash(addressKey, subscriber.email);
  if (newStatus === 'unsubscribed') await insertSuppression(trx, hash, now);
  if (newStatus === 'active') await deleteSuppression(trx, hash);
  return { subscriber, hasNewAddress };
}
