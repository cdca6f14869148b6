import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { PersonCounts } from '@tideline/domain/privacy/person';
import { deleteAnswersNaming } from '../../core/events/delete-answers.repository.ts';
import { recordEvents } from '../../core/events/record-event.ts';
import { deleteMailsOfSubscribers } from '../../core/mail/mails-about.repository.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Trx } from '../../core/store/schema.ts';
import { deleteContacts } from '../../sales/contacts/delete-contacts.repository.ts';
import { suppressionHash } from '../../audience/subscribers/address-keys.ts';
import { insertSuppression } from '../../audience/subscribers/suppressions.repository.ts';
import { deleteSignatures } from './person-signatures.repository.ts';
import { countNotes, hasAddress, isAttempt, isSentTo } from './person-rows.repository.ts';

/**
 * Deletes everything about an address that is not newer than `until` (ISO 8601 in UTC), except a staff account. Notes,
 * links and search entries go with their rows. A subscriber's address is added to the suppression list, as a keyed hash.
 * @param addressKey the key of these hashes; see `findAddressKey`
 */
export async function deletePerson(
  trx: Trx,
  email: string,
  { until, addressKey }: { until: string; addressKey: string },
): Promise<PersonCounts> {
  const key = emailKey(email);
  const contacts = await trx
    .selectFrom('contacts')
    .select('id')
    .where(hasAddress(key))
    .where('submitted_at', '<=', until)
    .$call(dialectOf(trx).forUpdate)
    .execute();
  const contactIds = contacts.map(({ id }) => id);
  const subscribers = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .where('created_at', '<=', until)
    .$call(dialectOf(trx).forUpdate)
    .execute();
  const subscriberIds = subscribers.map(({ id }) => id);
  const notes = await countNotes(trx, contactIds);
  await deleteAnswersNaming(trx, key, [...contactIds, ...subscriberIds]);

  let mails = await deleteReturning(trx.deleteFrom('mails').where(isSentTo(key)).where('created_at', '<=', until));
  if (contactIds.length > 0) {
    // Enquiries from another address are no longer merged.
    await trx.updateTable('contacts').set({ merged_into: null }).where('merged_into', 'in', contactIds).execute();
    mails += await deleteContacts(trx, contactIds);
  }
  if (subscriberIds.length > 0) {
    mails += await deleteMailsOfSubscribers(trx, subscriberIds);
    await trx.deleteFrom('issue_messages').where('subscriber_id', 'in', subscriberIds).execute();
    await trx.deleteFrom('subscribers').where('id', 'in', subscriberIds).execute();
    await insertSuppression(trx, suppressionHash(addressKey, key), 'unsubscribed', until);
  }
  await recordEvents(
    trx,
    contactIds.map((id) => ({ type: 'enquiry.deleted', objectId: id }) as const),
    until,
  );
  await recordEvents(
    trx,
    subscriberIds.map((id) => ({ type: 'subscriber.deleted', objectId: id }) as const),
    until,
  );
  await trx.deleteFrom('staff_invitations').where('email_key', '=', key).where('created_at', '<=', until).execute();
  await trx.deleteFrom('own_data_links').where('email_key', '=', key).execute();
  await deleteSignatures(trx, key);
  await deleteViewsNaming(trx, key);
  await deleteCommentsNaming(trx, key);
  // Answers cannot be searched: each is encrypted with its caller's token. The keys stay, so that nothing runs twice.
  await trx.updateTable('idempotency_keys').set({ answer: null }).where('finished_at', 'is not', null).execute();
  await trx.deleteFrom('bounce_reports').where('recipient', '=', key).where('received_at', '<=', until).execute();
  const signInAttempts = await deleteReturning(
    trx.deleteFrom('rate_limits').where(isAttempt(key)).where('window_started_at', '<=', until),
  );
  return {
    enquiries: contactIds.length,
    notes,
    subscriptions: subscriberIds.length,
    mails,
    signInAttempts,
  };
}

/** Deletes saved views of staff that search for the address. */
async function deleteViewsNaming(trx: Trx, key: string): Promise<void> {
  const views = await trx.selectFrom('contact_views').select(['id', 'name', 'q']).execute();
  const ids = views.filter(({ name, q }) => `${name} ${q}`.toLowerCase().includes(key)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('contact_views').where('id', 'in', ids).execute();
}

/** Deletes comments of readers who left; nothing else in these rows says whose they are. */
async function deleteCommentsNaming(trx: Trx, key: string): Promise<void> {
  const reasons = await trx
    .selectFrom('leaving_reasons')
    .select(['id', 'comment'])
    .where('comment', '!=', '')
    .execute();
  const ids = reasons.filter(({ comment }) => comment.toLowerCase().includes(key)).map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('leaving_reasons').set({ comment: '' }).where('id', 'in', ids).execute();
}

async function deleteReturning(query: {
  executeTakeFirst: () => Promise<{ numDeletedRows: bigint } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.numDeletedRows ?? 0);
}
