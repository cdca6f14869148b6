import type { FastifyBaseLogger } from 'fastify';
import { isSendingDue } from '../../audience/newsletter/sending/handover/send-issues.ts';
import { listDueWebhooks } from '../../care/webhooks/delivery/deliveries.repository.ts';
import { deliveryThread } from '../../core/delivery/delivery-thread.ts';
import { isAnyMailDue } from '../../core/mail/mails.repository.ts';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';
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
  /** Null: mail stays in the outbox. */
  mail: { server: SmtpServer; hasMailbox: boolean; origin: string } | null;
};

export type DeliveryJobsOptions = {
  db: Db;
  /** Of the same database. */
  databaseUrl: string;
  /** Webhooks may send to this machine; for development. */
  allowsLoopback: boolean;
  /** Null: mail stays in the outbox. */
  mail: { server: SmtpServer; trigger: Trigger; origin: () => string } | null;
  hasMailbox: boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  stop: AbortSignal;
};

/** The jobs that send something. Each runs in the thread, and only when something is due. */
export function deliveryJobs(options: DeliveryJobsOptions): Job[] {
  const { db, databaseUrl, allowsLoopback, mail, hasMailbox, log, stop } = options;
  const data = (): DeliveryData => ({
    databaseUrl,
    allowsLoopback,
    mail: mail && { server: mail.server, hasMailbox, origin: mail.origin() },
  });
  const run = deliveryThread({ program: 'doors/ops/delivery-thread', data, log, stop });

  function runWhen(isDue: (now: string) => Promise<boolean>, job: string): Job['run'] {
    return async (now) => ((await isDue(now)) ? run(job) : NOTHING_TRIED);
  }

  const areEventsDue = async (now: string) => (await listDueWebhooks(db, now)).length > 0;
  const jobs: Job[] = [{ name: 'deliver events', everyMs: EVENT_POLL_MS, run: runWhen(areEventsDue, 'deliverEvents') }];
  if (mail === null) return jobs;
  const sendMails = runWhen((now) => isAnyMailDue(db, now), 'sendMails');
  const sendIssues = runWhen((now) => isSendingDue(db, now), 'sendIssues');
  return [
    ...jobs,
    { name: 'send mail', everyMs: MAIL_POLL_MS, run: sendMails, trigger: mail.trigger },
    { name: 'send issues', everyMs: ISSUE_POLL_MS, run: sendIssues },
  ];
}
