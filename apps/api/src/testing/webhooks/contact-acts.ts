import { NO_HOURS } from '@tideline/domain/booking/hours';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { insertTestMessage } from '../insert-message.ts';
import { CONTACT, KIM, openReplySite } from '../mail/reply-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../test-caller.ts';
import type { ActsFor } from './acts-for.ts';
import { runTestJob } from './run-test-job.ts';
import { erase } from './subscriber-acts.ts';

const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const MONDAY_930 = '2026-11-23T17:30:00.000Z';

/** Acts on enquiries, their messages and their calls. */
export const CONTACT_ACTS: ActsFor<'enquiry' | 'message' | 'booking'> = {
  'enquiry.created': {
    'a visitor': (db) => callAsVisitor(db).contacts.send(CONTACT),
    staff: (db) => addTestContact(db),
  },
  'enquiry.updated': {
    'its status': async (db) => callAsStaff(db).contacts.updateStatus({ id: await addTestContact(db), status: 'won' }),
    'its value': async (db) => callAsStaff(db).contacts.updateOutcome({ id: await addTestContact(db), value: 100 }),
    'several statuses': async (db) =>
      callAsStaff(db).contacts.bulkStatus({ ids: [await addTestContact(db)], status: 'lost' }),
    'its owner': async (db) =>
      callAsStaff(db).conversations.work.setOwner({ contactId: await addTestContact(db), ownerId: null }),
    'its owner, with that of others': async (db) =>
      callAsStaff(db).conversations.work.setOwners({ ids: [await addTestContact(db)], ownerId: null }),
    'its next step': async (db) =>
      callAsStaff(db).conversations.work.setNextStep({ contactId: await addTestContact(db), text: 'Call', on: null }),
    'the removal of its owner': async (db) => {
      await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
      const work = { contact_id: await addTestContact(db), owner_id: TEST_STAFF.id, next_step: '' };
      await db.insertInto('contact_work').values(work).execute();
      await removeTestStaff(db);
    },
    'the end of a merge': async (db) => {
      const { contactId } = await mergeTwo(db);
      await callAsStaff(db).conversations.work.unmerge({ contactId });
    },
  },
  'enquiry.merged': { staff: mergeTwo },
  'enquiry.deleted': {
    'an erasure': async (db) => {
      await addTestContact(db);
      await erase(db);
    },
    'the retention period': async (db) => {
      await addTestContact(db);
      await callAsStaff(db).privacy.updateRetention({
        ...(await callAsStaff(db).privacy.retention()),
        contactMonths: 1,
      });
      await runTestJob(db, 'apply retention', later(TEST_NOW, 40 * DAY_MS));
    },
  },

  'message.received': { 'a mail': async (db) => insertTestMessage(db, await addTestContact(db)) },
  'message.sent': {
    'a reply': async (db) => {
      const { enquire: ask, reply, deliver } = await openReplySite(db);
      await reply(await ask());
      await deliver();
    },
    'one that staff sent elsewhere': async (db) => {
      const contactId = await addTestContact(db);
      await callAsStaff(db).conversations.paste({ contactId, direction: 'out', text: 'Yes, we can.' });
    },
  },

  'booking.created': { 'a visitor': bookCall },
  'booking.moved': {
    staff: async (db) => callAsStaff(db).bookings.move({ id: await bookCall(db), startsAt: MONDAY_930 }),
    'the removal of its person': async (db) => {
      await bookCall(db);
      await removeTestStaff(db);
    },
  },
  'booking.cancelled': {
    staff: async (db) => callAsStaff(db).bookings.cancel({ id: await bookCall(db), reason: '' }),
  },
};

/** Adds an enquiry as staff. @returns its id */
export async function addTestContact(db: Db, email = CONTACT.email): Promise<string> {
  return (await callAsStaff(db).contacts.add({ ...CONTACT, email })).id;
}

async function mergeTwo(db: Db) {
  const [contactId, intoId] = [await addTestContact(db), await addTestContact(db, 'ada@work.example')];
  await callAsStaff(db).conversations.work.merge({ contactId, intoId });
  return { contactId, intoId };
}

/** Removes the account of the staff caller; Kim takes over. */
async function removeTestStaff(db: Db): Promise<void> {
  await insertStaff(db, { ...KIM, passwordHash: '' }, TEST_NOW);
  await callAsStaff(db, { staff: KIM }).team.remove({ id: TEST_STAFF.id, toId: KIM.id });
}

async function bookCall(db: Db): Promise<string> {
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
  await callAsStaff(db).bookings.updateHours({
    staffId: TEST_STAFF.id,
    weekly: [[{ from: '09:00', to: '10:30' }], ...NO_HOURS.slice(1)].map((day) => [...day]),
    daysOff: [],
    place: '',
  });
  await callAsVisitor(db).bookings.book({ ...CONTACT, startsAt: MONDAY_9 });
  return (await callAsStaff(db).bookings.list({})).items[0]?.id ?? '';
}
