import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { deleteOldMissed } from '../../core/addresses/missed-paths.repository.ts';
import type { MissedPathCounter } from '../../core/addresses/missed-path-counter.ts';
import { deleteExpiredChallenges } from '../../accounts/auth/passkeys/challenges.repository.ts';
import { deleteExpiredResets } from '../../accounts/auth/password-reset/password-resets.repository.ts';
import { deleteExpiredNetworks } from '../../accounts/auth/sign-in/known-networks.repository.ts';
import { deleteOldBounceReports } from '../../audience/bounces/bounce-reports.repository.ts';
import { findDueBackup } from '../../care/backup/make/due-backup.ts';
import { deleteOldKeys } from '../idempotency/idempotency-keys.repository.ts';
import { deleteOldAttempts } from '../../core/limits/rate-limit.ts';
import { readDueFeeds } from '../../sales/bookings/feed/read-feeds.ts';
import { releaseEndedHolds } from '../../sales/bookings/booking/held-calls.repository.ts';
import { queueReminders } from '../../sales/bookings/mails/queue-reminders.ts';
import { deleteOldMails } from '../../core/mail/mails.repository.ts';
import { withCurrentMail } from '../../core/mail-accounts/with-current-mail.ts';
import { deleteOldHashes } from '../../core/mailbox/handled-messages.repository.ts';
import { mailboxReader } from '../../core/mailbox/read-mailbox.ts';
import { queueWeekReports } from '../../insight/funnel/queue-reports.ts';
import { startScheduledIssues } from '../../audience/newsletter/sending/start-scheduled.ts';
import { makeMonthlyDigest } from '../../audience/newsletter/digest/monthly-digest.ts';
import { deleteOldReasons } from '../../care/preferences/leaving-reasons.repository.ts';
import { deleteExpiredOwnDataLinks } from '../../care/preferences/own-data-links.repository.ts';
import { DRAFTED_BRAND } from '../../site/brand/drafted-brand.ts';
import { checkSiteWhenDue } from '../../site/checks/nightly/check-site.ts';
import { sweepPictures } from '../../site/media/sweep-pictures.ts';
import { deleteOldTrash, publishScheduledPosts } from '../../site/posts/post-writes.repository.ts';
import { deleteOldDiscarded } from '../../site/drafts/drafts.repository.ts';
import { publishDueDrafts } from '../../site/drafts/publish-draft.ts';
import { deleteOldPages } from '../../site/pages/added-pages.repository.ts';
import { DRAFTED_PAGES } from '../../site/pages/drafted-pages.ts';
import { DRAFTED_POSTS } from '../../site/pending/drafted-posts.ts';
import { deleteExpiredPreviewLinks } from '../../site/pending/preview-links.repository.ts';
import { publishDueReleases } from '../../site/releases/publish-release.ts';
import { deleteExpiredPreviews } from '../../site/releases/previews/previews.repository.ts';
import { applyRetention } from '../../care/privacy/apply-retention.ts';
import { sweepMailedFiles } from '../../sales/threads/mailed-file-folder.ts';
import { escalate } from '../../sales/conversations/work/escalate.ts';
import { deletePeopleExports } from '../../care/leaving/scheduled/export-files.ts';
import { makeDueExport } from '../../care/leaving/scheduled/make-due-export.ts';
import { sweepImports } from '../../care/moving/sweep-imports.ts';
import { writeErasureList } from '../../care/privacy/erasure-list.ts';
import { deleteOldVisitors } from '../../insight/stats/record-view.ts';
import type { Db } from '../../core/store/schema.ts';
import { deleteUnconfirmed } from '../../audience/subscribers/confirmations.repository.ts';
import { deleteOldEvents } from '../../care/webhooks/delivery/deliveries.repository.ts';
import { importJob } from './import-job.ts';
import { deliveryJobs, type OutgoingMail } from './delivery-jobs.ts';
import { mailboxHandlers } from './mailbox-handlers.ts';
import { runBackup } from './run-backup.ts';
import { type Job, NOTHING_TRIED } from './run-jobs.ts';

const MAILBOX_POLL_MS = MINUTE_MS;
/** How late a mail server or mailbox set on another server is used here. */
const ACCOUNTS_POLL_MS = 2000;
/** Minimum time between writes of counted requests for missing pages. */
const MISSED_WRITE_MS = 10_000;

export type SiteJobsOptions = {
  db: Db;
  /** Of the same database. */
  databaseUrl: string;
  /** Of the public pages; null on a site that is not public. */
  publicUrl: string | null;
  /** Webhooks may send to this machine; for development. */
  allowsLoopback: boolean;
  /** This server's counts of requests for missing pages. */
  missed: Pick<MissedPathCounter, 'write'>;
  mediaDir: string;
  backupDir: string;
  /** 0 days: no scheduled backups. */
  backupRetention: { days: number };
  /** Null: no mail is sent or read. */
  mail: OutgoingMail | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Aborts a running backup, delivery or import. */
  stop: AbortSignal;
};

/** The background jobs of a site. Several servers on one database may run them at the same time. */
export function siteJobs(options: SiteJobsOptions): Job[] {
  const { db, publicUrl, missed, mediaDir, backupDir, backupRetention, mail, log, stop } = options;
  const jobs: Job[] = [
    ...deliveryJobs(options),
    { name: 'publish scheduled posts', everyMs: 1000, run: (now) => publishScheduledPosts(db, now) },
    { name: 'publish pending changes', everyMs: 1000, run: (now) => publishDueDrafts(db, DRAFTED_POSTS, now) },
    { name: 'publish scheduled pages', everyMs: 1000, run: (now) => publishDueDrafts(db, DRAFTED_PAGES, now) },
    { name: 'publish the scheduled brand', everyMs: 1000, run: (now) => publishDueDrafts(db, DRAFTED_BRAND, now) },
    { name: 'publish releases', everyMs: 1000, run: (now) => publishDueReleases(db, now) },
    {
      name: 'delete discarded changes',
      everyMs: HOUR_MS,
      run: (now) => deleteOldDiscarded(db, 'pending_changes', now),
    },
    { name: 'delete discarded drafts', everyMs: HOUR_MS, run: (now) => deleteOldDiscarded(db, 'copy_drafts', now) },
    { name: 'empty the trash of pages', everyMs: HOUR_MS, run: (now) => deleteOldPages(db, now) },
    { name: 'empty the trash', everyMs: HOUR_MS, run: (now) => deleteOldTrash(db, now) },
    { name: 'write missed addresses', everyMs: MISSED_WRITE_MS, run: writeMissed },
    { name: 'delete old missed addresses', everyMs: HOUR_MS, run: (now) => deleteOldMissed(db, now) },
    { name: 'delete unused pictures', everyMs: HOUR_MS, run: (now) => sweepPictures(db, mediaDir, now) },
    { name: 'delete files of removed imports', everyMs: HOUR_MS, run: (now) => sweepImports(db, mediaDir, now) },
    { name: 'delete files of deleted mail', everyMs: HOUR_MS, run: (now) => sweepMailedFiles(db, mediaDir, now) },
    { name: 'delete expired preview links', everyMs: HOUR_MS, run: (now) => deleteExpiredPreviewLinks(db, now) },
    { name: 'delete expired previews', everyMs: HOUR_MS, run: (now) => deleteExpiredPreviews(db, now) },
    importJob(options),
    { name: 'read private calendars', everyMs: MINUTE_MS, run: (now) => readDueFeeds(db, now) },
    { name: 'remind of calls', everyMs: MINUTE_MS, run: (now) => queueReminders(db, now) },
    { name: 'release reserved times', everyMs: MINUTE_MS, run: (now) => releaseEndedHolds(db, now) },
    { name: 'delete old events', everyMs: HOUR_MS, run: (now) => deleteOldEvents(db, now) },
    { name: 'delete old mail', everyMs: HOUR_MS, run: (now) => deleteOldMails(db, now) },
    { name: 'delete old bounce reports', everyMs: HOUR_MS, run: (now) => deleteOldBounceReports(db, now) },
    { name: 'delete hashes of old messages', everyMs: HOUR_MS, run: (now) => deleteOldHashes(db, now) },
    { name: 'delete unconfirmed sign-ups', everyMs: HOUR_MS, run: (now) => deleteUnconfirmed(db, now) },
    { name: 'delete old reasons of readers', everyMs: HOUR_MS, run: (now) => deleteOldReasons(db, now) },
    { name: 'delete old rate limits', everyMs: HOUR_MS, run: (now) => deleteOldAttempts(db, now) },
    { name: 'delete old idempotency keys', everyMs: HOUR_MS, run: (now) => deleteOldKeys(db, now) },
    { name: 'delete old networks of staff', everyMs: HOUR_MS, run: (now) => deleteExpiredNetworks(db, now) },
    { name: 'delete old challenges of passkeys', everyMs: HOUR_MS, run: (now) => deleteExpiredChallenges(db, now) },
    { name: 'delete old links for a new password', everyMs: HOUR_MS, run: (now) => deleteExpiredResets(db, now) },
    { name: 'delete old links to own data', everyMs: HOUR_MS, run: (now) => deleteExpiredOwnDataLinks(db, now) },
    { name: 'delete old visitor keys', everyMs: HOUR_MS, run: (now) => deleteOldVisitors(db, now) },
    { name: 'apply retention', everyMs: HOUR_MS, run: (now) => applyRetention(db, now) },
    { name: 'write the erasure list', everyMs: MINUTE_MS, run: () => writeErasureList(db, backupDir) },
    {
      name: 'delete old exports with people',
      everyMs: MINUTE_MS,
      run: (now) => deletePeopleExports(db, mediaDir, now),
    },
    { name: 'export the site', everyMs: MINUTE_MS, run: exportWhenDue },
    { name: 'back up', everyMs: MINUTE_MS, run: backUpWhenDue },
  ];
  if (publicUrl !== null) jobs.push(siteCheck(publicUrl));
  if (mail) jobs.push(...mailJobs(mail));
  return jobs;

  function mailJobs({ mailer }: OutgoingMail): Job[] {
    /** Staff may set a mail server, or remove it, while the site runs. */
    const whenSent = (run: Job['run']) => async (now: string) => (mailer.server === null ? NOTHING_TRIED : run(now));
    const read = withCurrentMail(
      db,
      mailer.accounts.environment,
      ({ imap: { server } }) =>
        server && mailboxReader({ db, mailbox: server, handlers: mailboxHandlers(mediaDir), log, stop }),
      NOTHING_TRIED,
    );
    return [
      { name: 'read the mail accounts', everyMs: ACCOUNTS_POLL_MS, run: () => mailer.accounts.refresh() },
      { name: 'queue weekly reports', everyMs: MINUTE_MS, run: whenSent((now) => queueWeekReports(db, now)) },
      { name: 'warn about enquiries', everyMs: MINUTE_MS, run: whenSent((now) => escalate(db, now)) },
      { name: 'make the monthly digest', everyMs: MINUTE_MS, run: whenSent((now) => makeMonthlyDigest(db, now)) },
      { name: 'start scheduled issues', everyMs: 1000, run: whenSent((now) => startScheduledIssues(db, now)) },
      { name: 'read the mailbox', everyMs: MAILBOX_POLL_MS, run: read },
    ];
  }

  function siteCheck(origin: string): Job {
    const run = (now: string) => checkSiteWhenDue({ db, origin, now });
    return { name: 'check the public site', everyMs: 10 * MINUTE_MS, run };
  }

  async function writeMissed(now: string): Promise<unknown> {
    return (await missed.write(db, now)) || NOTHING_TRIED;
  }

  async function exportWhenDue(now: string): Promise<unknown> {
    return (await makeDueExport({ db, mediaDir, origin: publicUrl ?? '', now, stop })) ?? NOTHING_TRIED;
  }

  async function backUpWhenDue(now: string): Promise<unknown> {
    const isDue = backupRetention.days > 0 && (await findDueBackup(db, now)) !== null;
    return isDue ? runBackup(stop, '--due') : NOTHING_TRIED;
  }
}
