import { TRPCError } from '@trpc/server';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import type { UpsertedSubscriber } from '@tideline/domain/subscriber/subscriber-batch';
import type { SubscriberUpsert } from '@tideline/domain/subscriber/subscriber-batch.schema';
import type { Trx } from '../../../core/store/schema.ts';
import { suppressionHash } from '../address-keys.ts';
import { hasChosen } from '../chosen-topics.repository.ts';
import { refuseUnsubscribed } from '../refuse-unsubscribed.ts';
import { findByAddressToChange } from './known-subscribers.repository.ts';
import { type Acting, addByStaff, changeByStaff } from './write-subscriber.ts';

type Changes = Omit<SubscriberUpsert, 'email' | 'source'>;

/**
 * Adds the subscriber with an address, or changes the one that it has. What is as wanted is not written, so that a program
 * that answers each event with the same call ends.
 * @throws TRPCError CONFLICT when the address has unsubscribed, bounced or complained, and would become active
 */
export async function upsertByStaff(
  trx: Trx,
  { email, source, ...changes }: SubscriberUpsert,
  acting: Acting,
): Promise<UpsertedSubscriber> {
  const found = await findByAddressToChange(trx, email);
  if (found) return { subscriber: await changeKnown(trx, found, changes, acting), isNew: false };
  const added = await addByStaff(trx, { email, source }, acting);
  if (added) return { subscriber: await changeKnown(trx, added, changes, acting), isNew: true };
  // Somebody else has added the address since it was looked up.
  const other = await findByAddressToChange(trx, email);
  if (!other) throw new TRPCError({ code: 'CONFLICT', message: 'Someone else is changing this address. Try again.' });
  return { subscriber: await changeKnown(trx, other, changes, acting), isNew: false };
}

async function changeKnown(trx: Trx, known: Subscriber, changes: Changes, acting: Acting): Promise<Subscriber> {
  const { id } = known;
  const { topics } = changes;
  if (changes.status === 'active' && known.status !== 'active') {
    await refuseUnsubscribed(trx, suppressionHash(acting.key, known.email));
  }
  const change = {
    ...(changes.status !== known.status && { status: changes.status }),
    ...(changes.frequency !== known.frequency && { frequency: changes.frequency }),
    ...(topics && !(await hasChosen(trx, id, topics)) && { topics }),
  };
  if (Object.values(change).every((value) => value === undefined)) return known;
  return (await changeByStaff(trx, { id, ...change }, acting)) ?? known;
}
