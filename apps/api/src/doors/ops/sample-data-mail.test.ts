import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '@tideline/domain/time/instant';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { loadSampleData } from '../../care/sample/load-sample-data.ts';
import { openLiveMailer } from '../../core/mail-accounts/live-mailer.ts';
import type { Db } from '../../core/store/schema.ts';
import { countRows } from '../../core/store/count-rows.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { openPasswordSmtp } from '../../testing/mail/password-smtp.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';
import { newTrigger } from './run-jobs.ts';
import { siteJobs } from './site-jobs.ts';

/** Every job but backups, which make files. */
async function openJobs(db: Db, databaseUrl: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const environment = { dataDir: await openTestFolder(), smtp: null, imap: null, dkim: null };
  const mailer = openLiveMailer(db, environment, () => undefined);
  await mailer.accounts.refresh();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const jobs = siteJobs({
    db,
    databaseUrl,
    allowsLoopback: true,
    publicUrl: null,
    mediaDir: await openTestFolder(),
    backupDir: await openTestFolder(),
    backupRetention: { days: 0 },
    missed: { write: async () => false },
    mail: { mailer, trigger: newTrigger(), origin: () => TEST_ORIGIN },
    stop: stop.signal,
    log,
  });
  return { mailer, jobs };
}

describe.each([
  ['SQLite', () => openTestSqliteFile()],
  ['PostgreSQL', () => openTestPostgres()],
])('the sample data on %s', (_kind, open) => {
  test('is never mailed, by no job, after a mail server was set and its call and its month are over', async () => {
    const { db, url, close } = await open();
    await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    await loadSampleData(db, TEST_NOW);
    await insertTestWebhook(db);
    const smtp = await openPasswordSmtp();
    const { mailer, jobs } = await openJobs(db, url);
    await callAsStaff(db, { mail: mailer }).mail.accounts.save(smtp.given);
    const queuedBy: string[] = [];
    const runAll = async (now: string) => {
      for (const { name, run } of jobs) {
        await run(now);
        // After each job: one that sends may give a mail up, and then its row is gone.
        if ((await countRows(db.selectFrom('mails'))) > 0) queuedBy.push(name);
      }
    };
    for (let hour = 0; hour < 48; hour += 3) await runAll(later(TEST_NOW, hour * HOUR_MS));
    for (let day = 2; day < 15; day += 1) await runAll(later(TEST_NOW, day * DAY_MS));

    expect([queuedBy, smtp.arrived]).toEqual([[], []]);
    for (const table of ['webhook_deliveries', 'events'] as const) {
      expect([table, await countRows(db.selectFrom(table))]).toEqual([table, 0]);
    }
    expect(await countRows(db.selectFrom('issue_messages').where('state', '=', 'waiting'))).toBe(0);
    expect(await countRows(db.selectFrom('issue_messages').where('attempts', '>', 1))).toBe(0);
    await close();
  });

  test('is in no digest for the readers of a month', async () => {
    const { db, url, close } = await open();
    await loadSampleData(db, TEST_NOW);
    await callAsVisitor(db).subscribers.subscribe({ email: 'ada@example.com' });
    await db.updateTable('subscribers').set({ frequency: 'monthly' }).where('email', '=', 'ada@example.com').execute();
    const smtp = await openPasswordSmtp();
    const { mailer, jobs } = await openJobs(db, url);
    await callAsStaff(db, { mail: mailer }).mail.accounts.save(smtp.given);
    const digest = jobs.find(({ name }) => name === 'make the monthly digest');
    await digest?.run(later(TEST_NOW, 12 * DAY_MS));
    expect(await countRows(db.selectFrom('monthly_digests'))).toBe(1);
    expect(await countRows(db.selectFrom('issues').where('state', '!=', 'draft').where('state', '!=', 'sent'))).toBe(0);
    await close();
  });
});
