/**
 * A process that only delivers, as a server of the site does, with a fast clock.
 * Arguments: the database's URL; the mail server, as JSON; when the clock starts, and the real time then, in milliseconds; its rate.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { issueSender } from '../../audience/newsletter/sending/handover/send-issues.ts';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { mailSender } from '../../core/mail/send-due-mails.ts';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { MAIL_FOLLOW_UPS, MAIL_WRITERS } from '../../doors/ops/mail-writers.ts';
import { TEST_TARGETS } from '../webhooks/targets.ts';

const [databaseUrl = '', server = '', clockMs, startedMs, rate] = process.argv.slice(2);
const given = {
  db: openDatabase(databaseUrl),
  server: JSON.parse(server) as SmtpServer,
  origin: () => 'https://www.tideline.example',
  log: { info: () => undefined, warn: () => undefined, error: console.error },
  stop: new AbortController().signal,
  now: () => new Date(Number(clockMs) + (Date.now() - Number(startedMs)) * Number(rate)).toISOString(),
};
const jobs = [
  mailSender({ ...given, writers: MAIL_WRITERS, followUps: MAIL_FOLLOW_UPS, hasMailbox: false }),
  issueSender(given),
  eventDeliverer({ ...given, targets: TEST_TARGETS }),
];
await Promise.all(
  jobs.map(async (job) => {
    for (;;) {
      await job().catch(console.error);
      await sleep(100);
    }
  }),
);
