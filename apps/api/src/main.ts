/** The server's entry point: reads the environment, opens the database, listens, runs the jobs, and shuts down. */
import { fileURLToPath } from 'node:url';
import { MissedPathCounter } from './core/addresses/missed-path-counter.ts';
import { buildApp } from './app.ts';
import { localOrigin } from './doors/http/create-server.ts';
import { migrateSite } from './care/backup/make/migrate-site.ts';
import { removeScratch } from './care/backup/make/remove-old-backups.ts';
import { createFirstAdmin } from './accounts/auth/create-first-admin.ts';
import { openContentVersion } from './core/store/content-version.repository.ts';
import { openDatabase } from './core/store/open-database.ts';
import type { Db } from './core/store/schema.ts';
import type { Env } from './env.ts';
import { readEnv } from './env.ts';
import { loadBuiltPages } from './doors/pages/built-pages.ts';
import { readSmtpUrl } from './core/mail/smtp-address.ts';
import { readImapUrl } from './core/mailbox/imap-address.ts';
import type { MailEnvironment } from './context.ts';
import { openLiveMailer } from './core/mail-accounts/live-mailer.ts';
import { deleteOldAttempts } from './core/limits/rate-limit.ts';
import { warnOfPlainDatabase } from './doors/ops/plain-database.ts';
import { backupStarter } from './doors/ops/run-backup.ts';
import { purgeJob } from './doors/ops/purge-job.ts';
import { newTrigger, runJobs } from './doors/ops/run-jobs.ts';
import { siteJobs } from './doors/ops/site-jobs.ts';
import { stopOnSignals } from './doors/ops/shutdown.ts';
import { explainStartFailure } from './doors/ops/start-failure.ts';

const WEB_DIR = fileURLToPath(new URL('../../web', import.meta.url));

// Files contain personal data: readable by this user only.
process.umask(0o077);
let env: Env | null = null;
try {
  env = readEnv(process.env);
  await start(env);
} catch (error) {
  console.error(await explainStartFailure(error, env));
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  // Before the database is opened: the server cannot start without pages.
  const builtPages = env.isDevelopment ? null : await loadBuiltPages(WEB_DIR);
  const warning = warnOfPlainDatabase(env.databaseUrl);
  if (warning !== null) console.warn(warning);
  const db = openDatabase(env.databaseUrl);
  const { mediaDir, backupDir, backupRetention: retention } = env;
  // Before a backup needs the space. A failure does not prevent the start.
  await removeScratch(env).catch((error: unknown) => console.warn('Old scratch copies could not be removed.', error));
  const backup = await migrateSite(db, { mediaDir, backupDir, retention, now: new Date().toISOString() });
  if (backup !== null) console.log(`The database was updated. What it was before is in ${backup}`);
  // The first write: a read-only database fails here rather than at the first visitor.
  await deleteOldAttempts(db, new Date().toISOString());
  await prepareFirstStart(db, env);

  const contentVersion = openContentVersion(env.databaseUrl, db);
  const mailTrigger = newTrigger();
  const missed = new MissedPathCounter();
  const mailer = openLiveMailer(db, mailEnvironment(env), mailTrigger.fire);
  await mailer.accounts.refresh();
  const stop = new AbortController();
  const app = await buildApp({
    env,
    db,
    missed,
    mail: mailer,
    backups: { dir: backupDir, start: backupStarter(stop.signal), isNightly: retention.days > 0 },
    readVersion: contentVersion.read,
    openPages: async (app) => {
      if (builtPages !== null) return builtPages;
      const { openDevPages } = await import('./doors/pages/dev-pages.ts'); // imports Vite, a development dependency
      return openDevPages(WEB_DIR, app);
    },
  });
  await app.listen({ port: env.port, host: env.host });
  const origin = () => env.publicUrl ?? localOrigin(app);
  const mail = { mailer, trigger: mailTrigger, origin };
  const jobs = siteJobs({ ...env, db, missed, mail, log: app.log, stop: stop.signal });
  if (env.cdn !== null) jobs.push(purgeJob(env.cdn, { db, readVersion: contentVersion.read, now: currentTime }));
  const stopJobs = runJobs(jobs, app.log);
  stopOnSignals(app, {
    begin: () => stop.abort(),
    async release() {
      await stopJobs();
      await missed.write(db, new Date().toISOString());
      contentVersion.close();
      await db.destroy();
    },
  });
  console.log(`Tideline is open at ${origin()}`);
}

function currentTime(): string {
  return new Date().toISOString();
}

function mailEnvironment({ dataDir, smtpUrl, imapUrl, dkim }: Env): MailEnvironment {
  const smtp = smtpUrl === null ? null : { ...readSmtpUrl(smtpUrl), dkim };
  return { dataDir, smtp, imap: imapUrl === null ? null : readImapUrl(imapUrl), dkim };
}

/** Creates the first account and the sample data. Prints a generated password, which is not stored. */
async function prepareFirstStart(db: Db, env: Env): Promise<void> {
  const now = new Date().toISOString();
  const admin = await createFirstAdmin(db, { email: env.adminEmail, password: env.adminPassword }, now);
  if (!admin) return;
  if (env.loadsSampleData) {
    const { loadSampleData } = await import('./care/sample/load-sample-data.ts'); // needed only on the first start
    if (await loadSampleData(db, now)) console.log('Sample data was loaded; Settings in the staff area removes it.');
  }
  console.log(`Staff sign in by five clicks on the copyright line: ${admin.email}`);
  if (admin.generatedPassword !== null) {
    console.log(`Password (shown only this once): ${admin.generatedPassword}`);
  }
}
