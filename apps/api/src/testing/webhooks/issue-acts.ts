import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { NO_MAIL } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { addReaders, openIssueSender, openIssueSite } from '../mail/issue-site.ts';
import { openMailbox } from '../mail/mailbox.ts';
import { callAsStaff, TEST_NOW } from '../test-caller.ts';
import type { ActsFor } from './acts-for.ts';
import { runTestJob } from './run-test-job.ts';

const ISSUE = { subject: 'Spring tide', content: 'The water rises.', audience: EVERYBODY };

/** Acts on issues of the newsletter. */
export const ISSUE_ACTS: ActsFor<'issue'> = {
  'issue.created': { 'a new draft': (db) => callAsStaff(db).issues.create(ISSUE) },
  'issue.updated': {
    'a save': async (db) => {
      const { id } = await callAsStaff(db).issues.create(ISSUE);
      await callAsStaff(db).issues.update({ id, changes: { subject: 'Ebb' } });
    },
  },
  'issue.scheduled': { 'a date': scheduleIssue },
  'issue.unscheduled': {
    staff: async (db) => callAsStaff(db).issues.unschedule({ id: await scheduleIssue(db) }),
    'a date without readers': async (db) => {
      await scheduleIssue(db);
      await runTestJob(db, 'start scheduled issues', later(TEST_NOW, DAY_MS));
    },
    'a cancellation': async (db) => {
      const { staff, start } = await openIssues(db);
      await staff.issues.sending.cancel({ id: await start() });
    },
  },
  'issue.sending': {
    staff: async (db) => (await openIssues(db)).start(),
    'its date': async (db) => {
      await addReaders(db, 1);
      await scheduleIssue(db);
      await runTestJob(db, 'start scheduled issues', later(TEST_NOW, DAY_MS));
    },
  },
  'issue.paused': { staff: pauseIssue },
  'issue.stopped': {
    staff: async (db) => {
      const { staff, start } = await openIssues(db);
      await staff.issues.sending.stop({ id: await start() });
    },
  },
  'issue.sent': {
    'the last message': async (db) => {
      const { startNow, send } = await openIssues(db);
      await startNow();
      await send();
    },
  },
  'issue.deleted': {
    staff: async (db) => callAsStaff(db).issues.delete({ id: (await callAsStaff(db).issues.create(ISSUE)).id }),
  },
};

async function scheduleIssue(db: Db): Promise<string> {
  const { id, version } = await callAsStaff(db).issues.create(ISSUE);
  await callAsStaff(db, { mail: { ...NO_MAIL, server: 'mail.example:465' } }).issues.schedule({
    id,
    version,
    at: later(TEST_NOW, DAY_MS),
  });
  return id;
}

/** A site with a mail server, one reader, and a job that sends. */
export async function openIssues(db: Db) {
  const mailbox = await openMailbox();
  await addReaders(db, 1);
  const site = openIssueSite(db, mailbox);
  return { ...site, send: openIssueSender(db, mailbox, site.clock) };
}

async function pauseIssue(db: Db) {
  const { staff, start } = await openIssues(db);
  const id = await start();
  await staff.issues.sending.pause({ id });
  return id;
}
