import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { BatchedSubscriber, RemovedSubscribers } from '@tideline/domain/subscriber/subscriber-batch';
import type { SubscriberBatch } from '@tideline/domain/subscriber/subscriber-batch.schema';
import { emailAddress } from '@tideline/domain/text/text.schema';
import type { Trx } from '../../../core/store/schema.ts';
import { suppressionHash } from '../address-keys.ts';
import { suppressedSentence } from '../refuse-unsubscribed.ts';
import { findSuppressed } from '../suppressions.repository.ts';
import { findIdsByKey } from './known-subscribers.repository.ts';
import { type Acting, insertByStaff, removeByStaff } from './write-subscriber.ts';

type Row = SubscriberBatch[number];

const anAddress = emailAddress();

/** Adds the subscribers of a batch that are neither known nor refused. @returns an outcome for each, in their order */
export async function addManyByStaff(trx: Trx, batch: SubscriberBatch, acting: Acting): Promise<BatchedSubscriber[]> {
  const refusals = await findRefusals(trx, batch, acting);
  const added = new Map<number, string>();
  // In one order, so that two batches with the same addresses do not wait for each other.
  const rows = batch.map((row, at) => ({ row, at, key: emailKey(row.email) }));
  for (const { row, at } of rows.toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))) {
    if (refusals.has(at)) continue;
    const subscriber = await insertByStaff(trx, row, acting);
    if (subscriber) added.set(at, subscriber.id);
  }
  const known = batch.filter((_row, at) => !refusals.has(at) && !added.has(at)).map(({ email }) => emailKey(email));
  const ids = await findIdsByKey(trx, known);
  return batch.map(({ email }, at): BatchedSubscriber => {
    const reason = refusals.get(at) ?? null;
    if (reason !== null) return { email, outcome: 'refused', id: null, reason };
    const id = added.get(at) ?? null;
    if (id !== null) return { email, outcome: 'added', id, reason };
    return { email, outcome: 'known', id: ids.get(emailKey(email)) ?? null, reason };
  });
}

/** Why subscribers of a batch are refused, by their places. */
async function findRefusals(trx: Trx, batch: readonly Row[], { key }: Acting): Promise<ReadonlyMap<number, string>> {
  const suppressed = await findSuppressed(trx, [...new Set(batch.map(({ email }) => suppressionHash(key, email)))]);
  const refusals = new Map<number, string>();
  for (const [at, { email }] of batch.entries()) {
    const invalid = anAddress.safeParse(email).error?.issues[0]?.message;
    const reason = suppressed.get(suppressionHash(key, email));
    const sentence = invalid ?? (reason && suppressedSentence(reason));
    if (sentence !== undefined) refusals.set(at, sentence);
  }
  return refusals;
}

/** Deletes several subscribers. */
export async function removeManyByStaff(trx: Trx, ids: readonly string[], acting: Acting): Promise<RemovedSubscribers> {
  const wanted = [...new Set(ids)];
  const removed = new Set<string>();
  for (const id of wanted.toSorted()) {
    if (await removeByStaff(trx, id, acting)) removed.add(id);
  }
  return { removed: removed.size, missing: wanted.filter((id) => !removed.has(id)) };
}
