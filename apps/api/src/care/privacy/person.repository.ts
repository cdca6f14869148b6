import { sql, type Selectable } from 'kysely';
import { CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { PersonRecord, PersonSummary } from '@tideline/domain/privacy/person';
import { listPersonCalls } from '../../sales/bookings/calls-of-person.repository.ts';
import { isAboutEnquiries, isAboutSubscribers } from '../../core/mail/mails-about.repository.ts';
import { toPersonalData } from '../../core/store/entity-rows.ts';
import type { Db } from '../../core/store/schema.ts';
import type { ContactsTable } from '../../core/store/tables/people.ts';
import { findAddressKey, suppressionHash } from '../../audience/subscribers/address-keys.ts';
import { findWordingOf } from '../../sales/contacts/wordings.repository.ts';
import { findContactTrail } from '../../audience/attribution/trails.repository.ts';
import {
  findPersonNextStep,
  listPersonDrafts,
  listPersonMessages,
  type Store,
} from './person-conversations.repository.ts';
import { listSubscriptions } from './person-subscriptions.repository.ts';
import { countSignatures, listSigningAddresses } from './person-signatures.repository.ts';
import {
  findAccount,
  findAuthorProfile,
  findInvitation,
  findSubmittedProfile,
  hasAccount,
  isActor,
  listActs,
} from './person-account.repository.ts';
import { countNotes, hasAddress, isAttempt, isSentTo } from './person-rows.repository.ts';

/** Everything stored about the owner of an address, regardless of case. */
export async function findPerson(store: Store, email: string, now: string): Promise<PersonRecord> {
  const { db } = store;
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
    enquiries: await listPersonContacts(store, contacts, notes),
    subscriptions: await listSubscriptions(db, key),
    mails: await listMails(db, key, contactIds),
    ...(await findSuppression(db, key)),
    bounceReports: await listBounceReports(db, key),
    signInAttempts: await listAttempts(db, key),
    account: await findAccount(db, email),
    invitation: await findInvitation(db, email),
    authorProfile: await findAuthorProfile(db, email, now),
    pendingProfile: await findSubmittedProfile(db, email),
    signatures: await countSignatures(db, key),
    acts: await listActs(db, email),
  };
}

async function listPersonContacts(
  store: Store,
  contacts: readonly Selectable<ContactsTable>[],
  notes: Awaited<ReturnType<typeof listNotes>>,
): Promise<PersonRecord['enquiries']> {
  const { db } = store;
  const enquiries: PersonRecord['enquiries'] = [];
  for (const row of contacts) {
    const { dateSubmitted, answeredAt, ...enquiry } = toPersonalData(CONTACT_FIELDS, row);
    enquiries.push({
      ...enquiry,
      submittedAt: dateSubmitted,
      updatedAt: row.updated_at,
      firstAnsweredAt: answeredAt,
      notes: notes
        .filter((note) => note.contact_id === row.id)
        .map((note) => ({ author: note.author_name, text: note.body, createdAt: note.created_at })),
      trail: await findContactTrail(db, row.id),
      messages: await listPersonMessages(store, row.id),
      drafts: await listPersonDrafts(store, row.id),
      nextStep: await findPersonNextStep(db, row.id),
      calls: await listPersonCalls(db, row.id),
      wording: await findWordingOf(db, row.id),
    });
  }
  return enquiries;
}

/** How much is stored about an address; shown before an export or erasure. */
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
    isSuppressed: (await findSuppression(db, key)).suppressedSince !== null,
    isInLog: await isActor(db, email),
  };
}

/** Every stored address except those of accounts, lower-cased. */
export async function listAddresses(db: Db): Promise<string[]> {
  const [contacts, subscribers] = [
    await db
      .selectFrom('contacts')
      .select(sql<string>`lower(email)`.as('address'))
      .distinct()
      .execute(),
    await db.selectFrom('subscribers').select('email_key as address').execute(),
  ];
  return [
    ...new Set([...contacts, ...subscribers].map(({ address }) => address).concat(await listSigningAddresses(db))),
  ];
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

async function listSubscriberIds(db: Db, key: string): Promise<string[]> {
  const rows = await db.selectFrom('subscribers').select('id').where('email_key', '=', key).execute();
  return rows.map(({ id }) => id);
}

type PersonRows = { contactIds: readonly string[]; subscriberIds: readonly string[] };

/** Mails to an address, and mails about its rows. Each condition has an index, which PostgreSQL would not use in one with `or`. */
function mailsOf(db: Db, key: string, { contactIds, subscriberIds }: PersonRows) {
  const ids = db.selectFrom('mails').select('mails.id');
  let found = ids.where(isSentTo(key));
  if (contactIds.length > 0) found = found.unionAll(ids.where(isAboutEnquiries(db, contactIds)));
  if (subscriberIds.length > 0) found = found.unionAll(ids.where(isAboutSubscribers(subscriberIds)));
  return db.selectFrom('mails').where('mails.id', 'in', found);
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

async function findSuppression(
  db: Db,
  key: string,
): Promise<Pick<PersonRecord, 'suppressedSince' | 'suppressionReason'>> {
  const row = await db
    .selectFrom('suppressions')
    .select(['created_at', 'reason'])
    .where('email_hash', '=', suppressionHash(await findAddressKey(db), key))
    .executeTakeFirst();
  return { suppressedSince: row?.created_at ?? null, suppressionReason: row?.reason ?? null };
}

async function listBounceReports(db: Db, key: string): Promise<PersonRecord['bounceReports']> {
  const rows = await db
    .selectFrom('bounce_reports')
    .select(['received_at', 'kind', 'reason'])
    .where('recipient', '=', key)
    .orderBy('received_at')
    .execute();
  return rows.map(({ received_at: receivedAt, kind, reason }) => ({ receivedAt, kind, reason }));
}

async function listAttempts(db: Db, key: string): Promise<PersonRecord['signInAttempts']> {
  const rows = await db.selectFrom('rate_limits').selectAll().where(isAttempt(key)).orderBy('key').execute();
  return rows.map((row) => ({ countedSince: row.window_started_at, count: row.count }));
}
