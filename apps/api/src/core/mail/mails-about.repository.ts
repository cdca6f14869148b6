import { sql } from 'kysely';
import type { Db, Trx } from '../store/schema.ts';

/** Far below the number of parameters that SQLite takes. */
const IDS_AT_ONCE = 500;

/**
 * The condition of mails about these enquiries, their messages and their calls. Their ids are random, so none is in two tables:
 * SQLite has no index for pairs of a kind and an id.
 */
export function isAboutEnquiries(db: Db, contactIds: readonly string[]) {
  const ids = db
    .selectFrom('contacts')
    .select('id')
    .where('id', 'in', contactIds)
    .unionAll(db.selectFrom('contact_messages').select('id').where('contact_id', 'in', contactIds))
    .unionAll(db.selectFrom('bookings').select('id').where('contact_id', 'in', contactIds));
  return sql<boolean>`(mails.about_kind in ('enquiry', 'message', 'call') and mails.about_id in ${ids})`;
}

/** The condition of mails about these subscribers. */
export function isAboutSubscribers(subscriberIds: readonly string[]) {
  return sql<boolean>`(mails.about_kind = 'subscriber' and mails.about_id in (${sql.join(subscriberIds)}))`;
}

/**
 * Deletes the mails about enquiries, their messages and their calls. No foreign key does so: call it in the transaction that
 * deletes the enquiries, before their messages and calls are gone. @returns how many
 */
export async function deleteMailsOfEnquiries(trx: Trx, contactIds: readonly string[]): Promise<number> {
  return deleteInParts(contactIds, (some) => trx.deleteFrom('mails').where(isAboutEnquiries(trx, some)));
}

/** The same for subscribers. */
export async function deleteMailsOfSubscribers(trx: Trx, subscriberIds: readonly string[]): Promise<number> {
  return deleteInParts(subscriberIds, (some) => trx.deleteFrom('mails').where(isAboutSubscribers(some)));
}

type Deletion = { executeTakeFirst: () => Promise<{ numDeletedRows: bigint } | undefined> };

async function deleteInParts(ids: readonly string[], select: (some: readonly string[]) => Deletion): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const deleted = await select(ids.slice(start, start + IDS_AT_ONCE)).executeTakeFirst();
    count += Number(deleted?.numDeletedRows ?? 0);
  }
  return count;
}
