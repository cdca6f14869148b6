import { PROGRAM } from '../../core/audit/audit.repository.ts';
import { recordBounce } from '../../audience/bounces/record-bounce.ts';
import { erasePerson } from '../../care/privacy/erase-person.ts';
import type { Db } from '../../core/store/schema.ts';
import { openNewsletterSite, tokenIn } from '../mail/newsletter-site.ts';
import { CONTACT } from '../mail/reply-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../test-caller.ts';
import type { ActsFor } from './acts-for.ts';
import { runTestJob } from './run-test-job.ts';

/** What happens to subscribers. */
export const SUBSCRIBER_ACTS: ActsFor<'subscriber'> = {
  'subscriber.created': {
    'a sign-up': (db) => callAsVisitor(db).subscribers.subscribe({ email: 'ada@example.com' }),
    staff: (db) => callAsStaff(db).subscribers.add({ email: 'ada@example.com' }),
    'an import': async (db) => {
      const file = new TextEncoder().encode('email\nada@example.com\nbob@example.com\n');
      const { digest } = await callAsStaff(db).subscribers.checkImport({ file });
      await callAsStaff(db).subscribers.import({ file, digest });
    },
  },
  'subscriber.updated': {
    staff: async (db) => callAsStaff(db).subscribers.update({ id: await addReader(db), frequency: 'monthly' }),
    'its confirmation': async (db) => {
      const { visitor, signUp, mailbox } = await openNewsletterSite(db);
      await signUp();
      await visitor().subscribers.links.confirm({ token: tokenIn(mailbox.arrived[0], 'confirm') });
    },
    'a second sign-up': async (db) => {
      await callAsStaff(db).subscribers.update({ id: await addReader(db), status: 'unsubscribed' });
      await callAsVisitor(db).subscribers.subscribe({ email: 'ada@example.com' });
    },
  },
  'subscriber.unsubscribed': {
    staff: async (db) => callAsStaff(db).subscribers.update({ id: await addReader(db), status: 'unsubscribed' }),
    'the link of a mail': async (db) => {
      const { visitor, signUp, mailbox } = await openNewsletterSite(db);
      await signUp();
      await visitor().subscribers.links.unsubscribe({ token: tokenIn(mailbox.arrived[0], 'unsubscribe') });
    },
    'a bounce': async (db) => {
      await addReader(db);
      const bounce = { messageId: null, recipient: CONTACT.email, kind: 'hard', reason: '5.1.1' } as const;
      await db.transaction().execute((trx) => recordBounce(trx, bounce, TEST_NOW));
    },
  },
  'subscriber.deleted': {
    staff: async (db) => callAsStaff(db).subscribers.remove({ id: await addReader(db) }),
    'an erasure': async (db) => {
      await addReader(db);
      await erase(db);
    },
    'the end of the time to confirm': async (db) => {
      const id = await addReader(db);
      const waiting = { confirmation: 'waiting', confirm_by: TEST_NOW } as const;
      await db.updateTable('subscribers').set(waiting).where('id', '=', id).execute();
      await runTestJob(db, 'delete unconfirmed sign-ups', TEST_NOW);
    },
  },
};

/** Adds a subscriber as staff. @returns its id */
export async function addReader(db: Db): Promise<string> {
  return (await callAsStaff(db).subscribers.add({ email: CONTACT.email })).id;
}

/** Erases the person of the test enquiry. */
export async function erase(db: Db): Promise<void> {
  await erasePerson(db, CONTACT.email, PROGRAM, TEST_NOW);
}
