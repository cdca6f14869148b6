import type { Subscriber, SubscriberStatus } from '@tideline/domain/subscriber';
import type { Trx } from '../db/schema.ts';
import { suppressionHash } from './address-keys.ts';
import { endLinks } from './confirmations.repository.ts';
import { deleteSuppression, insertSuppression } from './suppressions.repository.ts';

/**
 * After staff have changed a subscriber: whom they unsubscribe, no import adds again, not even when the row is gone; whom
 * they put back may be written to. A new address has nothing to do with links that were mailed to the old one.
 */
export async function followChange(
  trx: Trx,
  addressKey: string,
  subscriber: Subscriber,
  changes: { email?: string | undefined; status?: SubscriberStatus | undefined },
  now: string,
): Promise<void> {
  if (changes.email !== undefined) await endLinks(trx, subscriber.id);
  const hash = suppressionHash(addressKey, subscriber.email);
  if (changes.status === 'unsubscribed') await insertSuppression(trx, hash, now);
  if (changes.status === 'active') await deleteSuppression(trx, hash);
}
