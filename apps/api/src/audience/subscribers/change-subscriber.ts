import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Subscriber, SubscriberFrequency, SubscriberStatus } from '@tideline/domain/subscriber/subscriber';
import type { Trx } from '../../core/store/schema.ts';
import { suppressionHash } from './address-keys.ts';
import { endLinks } from './confirmations.repository.ts';
import { refuseSuppressed, refuseUnsubscribed } from './refuse-unsubscribed.ts';
import { findSubscriberToChange, updateSubscriber } from './subscribers.repository.ts';
import { deleteSuppression, insertSuppression } from './suppressions.repository.ts';

/** Omitted values stay unchanged. */
export type SubscriberChange = {
  id: string;
  email?: string | undefined;
  status?: SubscriberStatus | undefined;
  frequency?: SubscriberFrequency | undefined;
};

/** A changed subscriber. `hasNewAddress`: the address differs in more than spelling. */
export type ChangedSubscriber = { subscriber: Subscriber; hasNewAddress: boolean };

/**
 * Applies a change by staff to all fields except topics; null when there is no such subscriber. Unsubscribing adds the
 * address to the suppression list, so that no import adds it again; reactivating removes it from there. A reactivation or a
 * new address counts as confirmed. A new address invalidates the links that were mailed to the old one. Unchanged values
 * have no effect.
 * @throws TRPCError CONFLICT when the new address has unsubscribed, or the old one is to be reactivated after a bounce
 * @throws a unique violation when the new address is taken
 */
export async function changeSubscriber(
  trx: Trx,
  addressKey: string,
  { id, email, status, frequency }: SubscriberChange,
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
  if (newStatus === 'active' && !hasNewAddress && old.delivery !== 'ok') refuseSuppressed(old.delivery);
  const isVouchedFor = hasNewAddress || newStatus === 'active';
  const change = { email, status: newStatus, frequency, hasNewAddress, isVouchedFor };
  const subscriber = await updateSubscriber(trx, id, change, now);
  const hash = suppressionHash(addressKey, subscriber.email);
  if (newStatus === 'unsubscribed') await insertSuppression(trx, hash, 'unsubscribed', now);
  if (newStatus === 'active') await deleteSuppression(trx, hash);
  return { subscriber, hasNewAddress };
}
