import { expect, test } from 'vitest';
import { monthsBefore } from '@tideline/domain/privacy/retention';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { deleteUnconfirmed } from '../../audience/subscribers/confirmations.repository.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { deleteContacts } from '../../sales/contacts/delete-contacts.repository.ts';
import { insertTestBooking } from '../../testing/fill/insert-booking.ts';
import { insertTestMessage } from '../../testing/insert-message.ts';
import { callAsStaff, callAsVisitor, NO_FOLDER } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { applyRetention } from './apply-retention.ts';
import { deletePerson } from './delete-person.repository.ts';
import { findPerson } from './person.repository.ts';

/** By the real clock, as in retention.test.ts. */
const NOW = new Date().toISOString();
const LONG_AGO = monthsBefore(NOW, 30);
const ADA = 'ada@example.com';

type Person = { contactId: string; subscriberId: string };
type Deletion = [what: string, act: (db: Db, ada: Person) => Promise<unknown>, left: string[]];

const OF_ENQUIRY = ['ada call', 'ada enquiry', 'ada message'];
const OF_SUBSCRIBER = ['ada subscriber'];

const DELETIONS: Deletion[] = [
  [
    'the erasure of a person',
    async (db) => {
      const options = { until: NOW, addressKey: await findAddressKey(db) };
      const counts = await db.transaction().execute((trx) => deletePerson(trx, ADA, options));
      expect(counts.mails).toBe(4);
    },
    [],
  ],
  ['the end of the period', (db) => applyRetention(db, NOW), OF_SUBSCRIBER],
  [
    'the removal of sample data',
    async (db, { contactId, subscriberId }) => {
      await db.updateTable('contacts').set({ is_sample: 1 }).where('id', '=', contactId).execute();
      await db.updateTable('subscribers').set({ is_sample: 1 }).where('id', '=', subscriberId).execute();
      await staffOf(db).settings.removeSampleData();
    },
    [],
  ],
  ['the removal of a subscriber', (db, ada) => staffOf(db).subscribers.remove({ id: ada.subscriberId }), OF_ENQUIRY],
  [
    'the end of a sign-up without confirmation',
    async (db, { subscriberId }) => {
      const waiting = { confirmation: 'waiting', confirm_by: LONG_AGO } as const;
      await db.updateTable('subscribers').set(waiting).where('id', '=', subscriberId).execute();
      expect(await deleteUnconfirmed(db, NOW)).toBe(1);
    },
    OF_ENQUIRY,
  ],
];

function staffOf(db: Db) {
  return callAsStaff(db, { now: () => NOW, confirmedAt: NOW });
}

describeOnEachDatabase('the mails about a person', (database) => {
  /** An enquiry with a message and a call, and a subscriber, each with a mail that was sent. */
  async function meet(name: string): Promise<Person> {
    const [db, then] = [database(), { now: () => LONG_AGO }];
    const email = `${name}@example.com`;
    await callAsVisitor(db, then).contacts.send({ firstName: name, lastName: 'Marsh', email });
    const contactId = (await staffOf(db).contacts.list({ q: email })).items[0]?.id ?? '';
    const messageId = await insertTestMessage(db, contactId, { createdAt: LONG_AGO });
    const bookingId = `call of ${name}`;
    await insertTestBooking(db, { id: bookingId, contactId, startsAt: LONG_AGO, createdAt: LONG_AGO });
    await callAsVisitor(db, then).subscribers.subscribe({ email });
    const subscriber = await db.selectFrom('subscribers').select('id').where('email', '=', email).executeTakeFirst();
    const subscriberId = subscriber?.id ?? '';
    await db.deleteFrom('mails').where('sent_at', 'is', null).execute();
    for (const mail of [
      { kind: 'enquiry', aboutId: contactId },
      { kind: 'answer', aboutId: messageId },
      { kind: 'call', aboutId: bookingId },
      { kind: 'confirmation', aboutId: subscriberId },
    ] as const) {
      await queueMail(db, { ...mail, id: `${name} ${mail.kind}` }, LONG_AGO);
    }
    await db.updateTable('mails').set({ next_attempt_at: null, sent_at: NOW }).execute();
    return { contactId, subscriberId };
  }

  async function subjects(): Promise<string[]> {
    const rows = await database().selectFrom('mails').select(['id', 'about_kind']).execute();
    return rows.map(({ id, about_kind: kind }) => `${id.split(' ')[0]} ${kind}`).toSorted();
  }

  test.for(DELETIONS)('go with %s, and those about others stay', async ([, act, left]) => {
    const ada = await meet('ada');
    const bob = await meet('bob');
    // Staff have written: Bob's enquiry is no old one.
    await staffOf(database()).contacts.notes.add({ contactId: bob.contactId, text: 'Rang back.' });
    await act(database(), ada);
    expect(await subjects()).toEqual([...left, 'bob call', 'bob enquiry', 'bob message', 'bob subscriber']);
  });

  test('go with an enquiry into which theirs was merged', async () => {
    const [ada, bob] = [await meet('ada'), await meet('bob')];
    const { contactId } = ada;
    await staffOf(database()).conversations.work.merge({ contactId, intoId: bob.contactId });
    expect(await subjects()).toHaveLength(8);
    await database()
      .transaction()
      .execute((trx) => deleteContacts(trx, [bob.contactId]));
    expect(await subjects()).toEqual(['ada subscriber', 'bob subscriber']);
  });

  test('are in the export', async () => {
    await meet('ada');
    await meet('bob');
    const { mails } = await findPerson({ db: database(), mediaDir: NO_FOLDER }, ADA, NOW);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'call', 'confirmation', 'enquiry']);
  });
});
