import { readSmtpUrl } from '../../core/mail/smtp-address.ts';
import { openLiveMailer } from '../../core/mail-accounts/live-mailer.ts';
import { newTrigger } from '../../doors/ops/run-jobs.ts';
import { siteJobs } from '../../doors/ops/site-jobs.ts';
import type { Db } from '../../core/store/schema.ts';
import { TEST_ORIGIN } from '../mail/mail-round.ts';
import { NO_FOLDER } from '../test-caller.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs one job of a site with a mail server, by name and at a given time. */
export async function runTestJob(db: Db, name: string, now: string): Promise<void> {
  const smtp = readSmtpUrl('smtp://127.0.0.1:1');
  const mailer = openLiveMailer(db, { dataDir: NO_FOLDER, smtp, imap: null, dkim: null }, () => undefined);
  await mailer.accounts.refresh();
  const jobs = siteJobs({
    db,
    databaseUrl: '', // no test delivers events with it
    allowsLoopback: false,
    missed: { write: async () => false },
    publicUrl: null,
    mediaDir: NO_FOLDER,
    backupDir: NO_FOLDER,
    backupRetention: { days: 0 },
    mail: { mailer, trigger: newTrigger(), origin: () => TEST_ORIGIN },
    log: QUIET,
    stop: new AbortController().signal,
  });
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job "${name}".`);
  await job.run(now);
}
