/** The front door: reads the settings, opens the database, puts the server together, listens, and stops gently. */
import { fileURLToPath } from 'node:url';
import { HOUR_MS, MINUTE_MS } from '@tideline/domain/site/instant';
import { buildApp, localOrigin } from './app.ts';
import { migrateSite } from './backup/make/migrate-site.ts';
import { findDueBackup } from './backup/make/due-backup.ts';
import { createFirstAdmin } from './auth/create-first-admin.ts';
import { deleteExpiredNetworks } from './auth/sign-in/known-networks.repository.ts';
import { openContentVersion } from './store/content-version.repository.ts';
import { openDatabase } from './store/open-database.ts';
import type { Db } from './store/schema.ts';
import type { Env } from './env.ts';
import { readEnv } from './env.ts';
import { loadBuiltPages } from './pages/built-pages.ts';
import { deleteOldMails } from './mail/mails.repository.ts';
import { mailSender } from './mail/send-due-mails.ts';
import { MAIL_WRITERS } from './ops/mail-writers.ts';
import { readSmtpUrl, serverName } from './mail/smtp-address.ts';
import { sweepPictures } from './media/sweep-pictures.ts';
import { applyRetention } from './privacy/apply-retention.ts';
import { keepErasureList } from './privacy/erasure-list.ts';
import { deleteOldTrash, publishScheduledPosts } from './posts/post-writes.repository.ts';
import { deleteExpiredPreviewLinks } from './posts/preview-links.repository.ts';
import { deleteOldAttempts } from './limits/rate-limit.ts';
import { runDueBackup } from './ops/run-backup.ts';
import { warnOfPlainDatabase } from './ops/plain-database.ts';
import { newBell, NOTHING_TRIED, runJobs, type Job } from './ops/run-jobs.ts';
import { stopOnSignals } from './ops/shutdown.ts';
import { explainStartFailure } from './ops/start-failure.ts';
import { deleteOldVisitors } from './stats/record-view.ts';
import { deleteUnconfirmed } from './subscribers/confirmations.repository.ts';

/** For mail whose time has come, or that another server has put in: our own rings the bell. */
const MAIL_POLL_MS = 10_000;

const WEB_DIR = fileURLToPath(new URL('../../web', import.meta.url));

// What is written holds names and addresses: nobody else on the machine reads it.
process.umask(0o077);
try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(explainStartFailure(error));
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  // Before the database is touched: without pages there is nothing to start.
  const builtPages = env.isDevelopment ? null : await loadBuiltPages(WEB_DIR);
  const warning = warnOfPlainDatabase(env.databaseUrl);
  if (warning !== null) console.warn(warning);
  const db = openDatabase(env.databaseUrl);
  const { mediaDir, backupDir, backupRetention: retention } = env;
  const backup = await migrateSite(db, { mediaDir, backupDir, retention, now: new Date().toISOString() });
  if (backup !== null) console.log(`The database was updated. What it was before is in ${backup}`);
  // The first write: a database that can only be read fails here, instead of looking like a working one.
  await deleteOldAttempts(db, new Date().toISOString());
  await prepareFirstStart(db, env);

  const contentVersion = openContentVersion(env.databaseUrl, db);
  const mailBell = newBell();
  const smtp = env.smtpUrl === null ? null : readSmtpUrl(env.smtpUrl);
  const app = await buildApp({
    env,
    db,
    mail: { server: smtp && serverName(smtp), wake: mailBell.ring },
    readVersion: contentVersion.read,
    openPages: async (app) => {
      if (builtPages !== null) return builtPages;
      const { openDevPages } = await import('./pages/dev-pages.ts'); // with a library that only developers need
      return openDevPages(WEB_DIR, app);
    },
  });
  await app.listen({ port: env.port, host: env.host });
  const stop = new AbortController();
  const jobs = jobsOn(db, env, stop.signal);
  if (smtp) {
    const origin = () => env.publicUrl ?? localOrigin(app);
    const send = mailSender({ db, server: smtp, writers: MAIL_WRITERS, origin, log: app.log, stop: stop.signal });
    jobs.push({ name: 'send mail', everyMs: MAIL_POLL_MS, run: send, bell: mailBell });
  }
  const stopJobs = runJobs(jobs, app.log);
  stopOnSignals(app, {
    begin: () => stop.abort(),
    async release() {
      await stopJobs();
      contentVersion.close();
      await db.destroy();
    },
  });
  console.log(`Tideline is open at ${env.publicUrl ?? localOrigin(app)}`);
}

/** What has to be done without anybody asking. Each is harmless when another server does it, too. */
function jobsOn(db: Db, env: Env, stop: AbortSignal): Job[] {
  return [
    { name: 'publish scheduled posts', everyMs: 1000, run: (now) => publishScheduledPosts(db, now) },
    { name: 'empty the old trash', everyMs: HOUR_MS, run: (now) => deleteOldTrash(db, now) },
    { name: 'clear away lost pictures', everyMs: HOUR_MS, run: (now) => sweepPictures(db, env.mediaDir, now) },
    { name: 'forget expired preview links', everyMs: HOUR_MS, run: (now) => deleteExpiredPreviewLinks(db, now) },
    { name: 'forget old mail', everyMs: HOUR_MS, run: (now) => deleteOldMails(db, now) },
    { name: 'forget unconfirmed sign-ups', everyMs: HOUR_MS, run: (now) => deleteUnconfirmed(db, now) },
    { name: 'forget old attempts', everyMs: HOUR_MS, run: (now) => deleteOldAttempts(db, now) },
    { name: 'forget old networks of staff', everyMs: HOUR_MS, run: (now) => deleteExpiredNetworks(db, now) },
    { name: 'forget who was counted', everyMs: HOUR_MS, run: (now) => deleteOldVisitors(db, now) },
    { name: 'forget what is older than is set', everyMs: HOUR_MS, run: (now) => applyRetention(db, now) },
    { name: 'list erasures beside the backups', everyMs: MINUTE_MS, run: () => keepErasureList(db, env.backupDir) },
    { name: 'back up', everyMs: MINUTE_MS, run: backUpWhenDue },
  ];

  async function backUpWhenDue(now: string): Promise<unknown> {
    const isDue = env.backupRetention.days > 0 && (await findDueBackup(db, now)) !== null;
    return isDue ? runDueBackup(stop) : NOTHING_TRIED;
  }
}

/** Fills an empty database, and says at once what nobody can look up later. */
async function prepareFirstStart(db: Db, env: Env): Promise<void> {
  const now = new Date().toISOString();
  const admin = await createFirstAdmin(db, { email: env.adminEmail, password: env.adminPassword }, now);
  if (!admin) return;
  if (env.loadsSampleData) {
    const { loadSampleData } = await import('./sample/load-sample-data.ts'); // only once in a site's life
    if (await loadSampleData(db, now)) console.log('Sample data was loaded; Settings in the staff area removes it.');
  }
  console.log(`Staff sign in by five clicks on the copyright line: ${admin.email}`);
  if (admin.generatedPassword !== null) {
    console.log(`Password (shown only this once): ${admin.generatedPassword}`);
  }
}
