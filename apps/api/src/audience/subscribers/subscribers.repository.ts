import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { VisitorField } from '@tideline/domain/entity/entity-field';
import type { NewSubscriber } from '@tideline/domain/subscriber/subscriber.schema';
import {
  SUBSCRIBER_FIELDS,
  type Subscriber,
  type SubscriberConfirmation,
  type SubscriberFrequency,
  type SubscriberStatus,
  SUSPICIOUS_SOURCE_PREFIX,
} from '@tideline/domain/subscriber/subscriber';
import { recordEvent } from '../../core/events/record-event.ts';
import { deleteMailsOfSubscribers } from '../../core/mail/mails-about.repository.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import { columnsOf, toColumns, toEntity } from '../../core/store/entity-rows.ts';
import type { Trx } from '../../core/store/schema.ts';
import type { SubscribersTable } from '../../core/store/tables/people.ts';

/** The columns that make a `Subscriber`. */
export const SUBSCRIBER_COLUMNS = columnsOf(SUBSCRIBER_FIELDS);

const NEW_SUBSCRIBER = {
  status: 'active',
  confirmation: 'confirmed',
  frequency: 'every',
  consentAt: null,
  consentText: '',
  delivery: 'ok',
  isSample: false,
} as const;

type SubscriberRow = Pick<SubscribersTable, (typeof SUBSCRIBER_COLUMNS)[number]>;

/** A subscriber to be stored. */
export type SubscriberToInsert = Pick<Subscriber, 'id' | VisitorField<typeof SUBSCRIBER_FIELDS>>;

/** The result of a sign-up. `isWaiting`: the person still has to confirm it. */
export type SignedUp = { id: string; isNew: boolean; isWaiting: boolean };

/** Subscribes an address, again if it had unsubscribed. Active subscribers stay unchanged. */
export async function subscribe(
  trx: Trx,
  id: string,
  subscriber: NewSubscriber & Partial<Pick<Subscriber, 'consentAt' | 'consentText'>>,
  confirmation: SubscriberConfirmation,
  now: string,
): Promise<SignedUp> {
  const row = toRow({ id, ...subscriber, confirmation }, now);
  const inserted = await trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const isWaiting = confirmation === 'waiting';
  if (inserted) {
    await recordEvent(trx, { type: 'subscriber.created', objectId: id }, now);
    return { id, isNew: true, isWaiting };
  }
  const { id: _newId, created_at: _now, ...changed } = row;
  const revived = await trx
    .updateTable('subscribers')
    .set(changed)
    .where('email_key', '=', row.email_key)
    .where('status', '!=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (revived) {
    await recordEvent(trx, { type: 'subscriber.updated', objectId: revived.id }, now);
    // A new sign-up resets the topics to all, as its form says.
    await trx.deleteFrom('subscriber_topics').where('subscriber_id', '=', revived.id).execute();
    return { id: revived.id, isNew: true, isWaiting };
  }
  const known = await trx
    .selectFrom('subscribers')
    .select(['id', 'confirmation'])
    .where('email_key', '=', row.email_key)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false, isWaiting: known.confirmation === 'waiting' };
}

/**
 * Stores a sign-up that is likely spam as unsubscribed, so that staff see it and no mail is sent. The next regular sign-up
 * activates it. Known addresses stay unchanged.
 * @returns false when the address is active: the caller then answers as to a regular sign-up
 */
export async function insertSuspicious(trx: Trx, id: string, subscriber: NewSubscriber, now: string): Promise<boolean> {
  const source = SUSPICIOUS_SOURCE_PREFIX + subscriber.source;
  const row = toRow({ id, ...subscriber, source, status: 'unsubscribed' }, now);
  await trx
    .insertInto('subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  const stored = await trx
    .selectFrom('subscribers')
    .select('status')
    .where('email_key', '=', row.email_key)
    .executeTakeFirstOrThrow();
  return stored.status !== 'active';
}

/** Adds an active subscriber; null when the address is known, whatever its status. */
export async function insertSubscriber(
  trx: Trx,
  subscriber: SubscriberToInsert,
  now: string,
): Promise<Subscriber | null> {
  const row = await trx
    .insertInto('subscribers')
    .values(toRow(subscriber, now))
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(SUBSCRIBER_COLUMNS)
    .executeTakeFirst();
  if (!row) return null;
  await recordEvent(trx, { type: 'subscriber.created', objectId: row.id }, now);
  return toSubscriber(row);
}

/** A subscriber, locked until the transaction ends; null when there is none. */
export async function findSubscriberToChange(trx: Trx, id: string): Promise<Subscriber | null> {
  const row = await trx
    .selectFrom('subscribers')
    .select(SUBSCRIBER_COLUMNS)
    .where('id', '=', id)
    .$call(dialectOf(trx).forUpdate)
    .executeTakeFirst();
  return row ? toSubscriber(row) : null;
}

/**
 * Updates the given values of an existing subscriber; a sample row is then no longer sample data. `isVouchedFor`: staff
 * confirm the address on behalf of the person.
 * @throws a unique violation when the new address is taken
 */
export async function updateSubscriber(
  trx: Trx,
  id: string,
  change: {
    email: string | undefined;
    status: SubscriberStatus | undefined;
    frequency: SubscriberFrequency | undefined;
    hasNewAddress: boolean;
    isVouchedFor: boolean;
  },
  now: string,
): Promise<Subscriber> {
  const { email, status, frequency, hasNewAddress, isVouchedFor } = change;
  const row = await trx
    .updateTable('subscribers')
    .set({
      ...(email !== undefined && { email, email_key: emailKey(email) }),
      ...(hasNewAddress && { delivery: 'ok' as const, soft_bounces: 0 }),
      // Clears an earlier confirmation deadline, which would delete the row later.
      ...(status && { status, confirm_by: null }),
      ...(frequency && { frequency }),
      ...(isVouchedFor && { confirmation: 'confirmed' as const, confirm_by: null }),
      is_sample: 0,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(SUBSCRIBER_COLUMNS)
    .executeTakeFirstOrThrow();
  const type = status === 'unsubscribed' ? 'subscriber.unsubscribed' : 'subscriber.updated';
  await recordEvent(trx, { type, objectId: id }, now);
  return toSubscriber(row);
}

/** Deletes a subscriber with the mails about them. @returns the deleted subscriber; null when there is none */
export async function deleteSubscriber(trx: Trx, id: string): Promise<Subscriber | null> {
  const row = await trx.deleteFrom('subscribers').where('id', '=', id).returning(SUBSCRIBER_COLUMNS).executeTakeFirst();
  if (!row) return null;
  await deleteMailsOfSubscribers(trx, [id]);
  return toSubscriber(row);
}

/** Converts a row to a subscriber. */
export function toSubscriber(row: SubscriberRow): Subscriber {
  return toEntity(SUBSCRIBER_FIELDS, row);
}

/** Converts a subscriber to a row: active and confirmed by default. */
export function toRow(toInsert: SubscriberToInsert & Partial<Subscriber>, now: string): SubscribersTable {
  const subscriber: Subscriber = { ...NEW_SUBSCRIBER, createdAt: now, ...toInsert, email: toInsert.email.trim() };
  return {
    ...toColumns(SUBSCRIBER_FIELDS, subscriber),
    email_key: emailKey(subscriber.email),
    confirm_by: null,
    soft_bounces: 0,
    updated_at: now,
  };
}
