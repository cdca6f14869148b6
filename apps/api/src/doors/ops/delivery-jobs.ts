import type { FastifyBaseLogger } from 'fastify';
import { isSendingDue } from '../../audience/newsletter/sending/handover/send-issues.ts';
import { listDueWebhooks } from '../../care/webhooks/delivery/deliveries.repository.ts';
import { jobThread } from '../../core/delivery/job-thread.ts';
import { isAnyMailDue } from '../../core/mail/mails.repository.ts';
import type { MailEnvironment } from '../../context.ts';
import type { LiveMailer } from '../../core/mail-accounts/live-mailer.ts';
import type { Db } from '../../core/store/schema.ts';
import { type Job, NOTHING_TRIED, type Trigger } from './run-jobs.ts';

/** For retries and mail queued by another server; for its own mail, this server triggers the job. */
const MAIL_POLL_MS = 10_000;
/** How late an event may be. */
const EVENT_POLL_MS = 1000;
/** Issues begin a minute after Send; this is the maximum delay of a message that waits. */
const ISSUE_POLL_MS = 2000;

/** Data passed to the thread at its start. */
export type DeliveryData = {
  databaseUrl: string;
  /** Webhooks may send to this machine; for development. */
  allowsLoopback: boolean;
  /** What the server was started with; the thread finds the mail server in use with each job. Null: it sends no mail. */
  mail: { environment: MailEnvironment; origin: string } | null;
};

/** How the jobs of a server mail. */
export type OutgoingMail = { mailer: LiveMailer; trigger: Trigger; origin: () => string };

export type DeliveryJobsOptions = {
  db: Db;
  /** Of the same database. */
  databaseUrl: string;
  /** Webhooks may send to this machine; for development. */
  allowsLoopback: boolean;
  /** Null: mail stays in the outbox. */
  mail: OutgoingMail | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  stop: AbortSignal;
};

/** The jobs that send something. Each runs in the thread, and only when something is due. */
export function deliveryJobs(options: DeliveryJobsOptions): Job[] {
  const { db, databaseUrl, allowsLoopback, mail, log, stop } = options;
  const data = (): DeliveryData => ({
    databaseUrl,
    allowsLoopback,
    mail: mail && { environment: mail.mailer.accounts.environment, origin: mail.origin() },
  });
  const run = jobThread({ program: 'doors/ops/delivery-thread', data, log, stop });

  function runWhen(isDue: (now: string) => Promise<boolean>, job: string): Job['run'] {
    return async (now) => ((await isDue(now)) ? run(job) : NOTHING_TRIED);
  }

  const areEventsDue = async (now: string) => (await listDueWebhooks(db, now)).length > 0;
  const jobs: Job[] = [{ name: 'deliver events', everyMs: EVENT_POLL_MS, run: runWhen(areEventsDue, 'deliverEvents') }];
  if (mail === null) return jobs;
  const { mailer } = mail;
  const sendMails = runWhen(async (now) => mailer.canSend && (await isAnyMailDue(db, now)), 'sendMails');
  const sendIssues = runWhen(async (now) => mailer.canSend && (await isSendingDue(db, now)), 'sendIssues');
  return [
    ...jobs,
    { name: 'send mail', everyMs: MAIL_POLL_MS, run: sendMails, trigger: mail.trigger },
    { name: 'send issues', everyMs: ISSUE_POLL_MS, run: sendIssues },
  ];
}
