import { sql } from 'kysely';
import { emailKey } from '@tideline/domain/email-address';
import type { PersonCounts, PersonRecord, PersonSummary } from '@tideline/domain/person';
import type { Db, Trx } from '../db/schema.ts';
import { findAddressKey, suppressionHash } from '../subscribers/address-keys.ts';
import { insertSuppression } from '../subscribers/suppressions.repository.ts';
import { findAccount, hasAccount, isActor, listActs } from './person-account.repository.ts';

/** Everything that the program keeps about the owner of an address, whatever its case. */
export async function findPerson(db: Db, email: string, now: string): Promise<PersonRecord> {
  const key = emailKey(email);
  const contacts = await db
    .selectFrom('contacts')
    .selectAll()
    .where(hasAddress(key))
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  const contactIds = contacts.map(({ id }) => id);
  const notes = await listNotes(db, contactIds);
  return {
    email: key,
    exportedAt: now,
    enquiries: contacts.map((row) => ({
      reference: row.reference,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      company: row.company,
      package: row.package,
      message: row.message,
      source: row.source,
      status: row.status,
      submittedAt: row.submitted_at,
      updatedAt: row.updated_at,
      firstAnsweredAt: row.first_answered_at,
      notes: notes
        .filter((note) => note.contact_id === row.id)
        .map((note) => ({ author: note.author_name, text: note.body, createdAt: note.created_at })),
    })),
    subscriptions: await listSubscriptions(db, key),
    mails: await listMails(db, key, contactIds),
    suppressedSince: await findSuppression(db, key),
    signInAttempts: await listAttempts(db, key),
    account: await findAccount(db, email),
    acts: await listActs(db, email),
  };
}

/** How much there is about an address, for staff to see before they do something with it. */
export async function summarisePerson(db: Db, email: string): Promise<PersonSummary> {
  const key = emailKey(email);
  const contacts = await db.selectFrom('contacts').select('id').where(hasAddress(key)).execute();
  const contactIds = contacts.map(({ id }) => id);
  const subscriberIds = await listSubscriberIds(db, key);
  const { mails } = await mailsOf(db, key, { contactIds, subscriberIds })
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  return {
    email: key,
    counts: {
      enquiries: contactIds.length,
      notes: await countNotes(db, contactIds),
      subscriptions: subscriberIds.length,
      mails,
      signInAttempts: (await listAttempts(db, key)).length,
    },
    hasAccount: await hasAccount(db, email),
    isSuppressed: (await findSuppression(db, key)) !== null,
    isInLog: await isActor(db, email),
  };
}

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

/** Every address in the program but those of staff, lower-cased. */
export async function listAddresses(db: Db): Promise<string[]> {
  const [contacts, subscribers] = [
    await db
      .selectFrom('contacts')
      .select(sql<string>`lower(email)`.as('address'))
      .distinct()
      .execute(),
    await db.selectFrom('subscribers').select('email_key as address').execute(),
  ];
  return [...new Set([...contacts, ...subscribers].map(({ address }) => address))];
}

/** An accepted address has ASCII letters only, which both databases lower. */
function hasAddress(key: string) {
  return sql<boolean>`lower(email) = ${key}`;
}

function isSentTo(key: string) {
  // The first half says that the index of such mails will do.
  return sql<boolean>`(mails.recipient <> '' and lower(mails.recipient) = ${key})`;
}

/** The counters of `sign-in.ts`: of the account, and of the account from one address. */
function isAttempt(key: string) {
  const [oneNetworkPrefix, allNetworks] = [`login:${key}:`, `login-account:${key}`];
  // Not LIKE: the address may hold its wildcards.
  const start = sql`substr(${sql.ref('key')}, 1, ${oneNetworkPrefix.length})`;
  return sql<boolean>`(${sql.ref('key')} = ${allNetworks} or ${start} = ${oneNetworkPrefix})`;
}

async function listNotes(db: Db, contactIds: readonly string[]) {
  if (contactIds.length === 0) return [];
  return db
    .selectFrom('contact_notes')
    .select(['contact_id', 'author_name', 'body', 'created_at'])
    .where('contact_id', 'in', contactIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function countNotes(db: Db, contactIds: readonly string[]): Promise<number> {
  if (contactIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('contact_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('contact_id', 'in', contactIds)
    .executeTakeFirstOrThrow();
  return count;
}

async function listSubscriberIds(db: Db, key: string): Promise<string[]> {
  const rows = await db.selectFrom('subscribers').select('id').where('email_key', '=', key).execute();
  return rows.map(({ id }) => id);
}

async function listSubscriptions(db: Db, key: string): Promise<PersonRecord['subscriptions']> {
  const rows = await db.selectFrom('subscribers').selectAll().where('email_key', '=', key).execute();
  return rows.map((row) => ({
    email: row.email,
    status: row.status,
    confirmation: row.confirmation,
    source: row.source,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** Mails to an address and about its rows, each found by an index of its own. */
function mailsOf(db: Db, key: string, ids: { contactIds: readonly string[]; subscriberIds: readonly string[] }) {
  return db
    .selectFrom('mails')
    .where((eb) =>
      eb.or([
        isSentTo(key),
        ...(ids.contactIds.length > 0 ? [eb('mails.contact_id', 'in', ids.contactIds)] : []),
        ...(ids.subscriberIds.length > 0 ? [eb('mails.subscriber_id', 'in', ids.subscriberIds)] : []),
      ]),
    );
}

async function listMails(db: Db, key: string, contactIds: readonly string[]): Promise<PersonRecord['mails']> {
  const subscriberIds = await listSubscriberIds(db, key);
  const rows = await mailsOf(db, key, { contactIds, subscriberIds })
    .select(['mails.kind', 'mails.created_at', 'mails.sent_at', 'mails.failed_at'])
    .orderBy('mails.created_at')
    .orderBy('mails.id')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
  }));
}

async function findSuppression(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('suppressions')
    .select('created_at')
    .where('email_hash', '=', suppressionHash(await findAddressKey(db), key))
    .executeTakeFirst();
  return row?.created_at ?? null;
}

async function listAttempts(db: Db, key: string): Promise<PersonRecord['signInAttempts']> {
  const rows = await db.selectFrom('rate_limits').selectAll().where(isAttempt(key)).orderBy('key').execute();
  return rows.map((row) => ({ countedSince: row.window_started_at, count: row.count }));
}
