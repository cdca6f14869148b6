import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { PersonCounts } from '@tideline/domain/privacy/person';
import type { Trx } from '../store/schema.ts';
import { suppressionHash } from '../subscribers/address-keys.ts';
import { insertSuppression } from '../subscribers/suppressions.repository.ts';
import { deleteSignatures } from './person-signatures.repository.ts';
import { countNotes, hasAddress, isAttempt, isSentTo } from './person-rows.repository.ts';

/**
 * Removes everything about an address that was there at `until` (ISO 8601 in UTC); what belongs to a row (notes, links,
 * search entries) goes with it. A staff account is none of this. Whoever was on the newsletter's list stays on the list of
 * those who are not written to, which does not say who they are.
 * @param addressKey what that list's hashes are made with; see `findAddressKey`
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
    .execute();
  const contactIds = contacts.map(({ id }) => id);
  const subscribers = await trx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', key)
    .where('created_at', '<=', until)
    .execute();
  const subscriberIds = subscribers.map(({ id }) => id);
  const notes = await countNotes(trx, contactIds);

  // Asked for by name instead of left to go with their rows, so that they are counted.
  let mails = await deleteReturning(trx.deleteFrom('mails').where(isSentTo(key)).where('created_at', '<=', until));
  if (contactIds.length > 0) {
    mails += await deleteReturning(trx.deleteFrom('mails').where('contact_id', 'in', contactIds));
    await trx.deleteFrom('contacts').where('id', 'in', contactIds).execute();
  }
  if (subscriberIds.length > 0) {
    mails += await deleteReturning(trx.deleteFrom('mails').where('subscriber_id', 'in', subscriberIds));
    await trx.deleteFrom('subscribers').where('id', 'in', subscriberIds).execute();
    await insertSuppression(trx, suppressionHash(addressKey, key), until);
  }
  await deleteSignatures(trx, key);
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

async function deleteReturning(query: {
  executeTakeFirst: () => Promise<{ numDeletedRows: bigint } | undefined>;
}): Promise<number> {
  return Number((await query.executeTakeFirst())?.numDeletedRows ?? 0);
}
