import { describe, expect, onTestFinished, test } from 'vitest';
import { openLiveMailer } from '../../core/mail-accounts/live-mailer.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestImap } from '../../testing/mail/imap-mailbox.ts';
import { TEST_ORIGIN } from '../../testing/mail/mail-round.ts';
import { givenAccount, openPasswordSmtp } from '../../testing/mail/password-smtp.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff, NO_FOLDER } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { newTrigger } from './run-jobs.ts';
import { siteJobs } from './site-jobs.ts';

const now = () => new Date().toISOString();

/** A server with its jobs, as it was started: without a mail server. */
async function openServer(db: Db, databaseUrl: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const environment = { dataDir: await openTestFolder(), smtp: null, imap: null, dkim: null };
  const mailer = openLiveMailer(db, environment, () => undefined);
  await mailer.accounts.refresh();
  const jobs = siteJobs({
    db,
    databaseUrl,
    allowsLoopback: false,
    publicUrl: null,
    mediaDir: NO_FOLDER,
    backupDir: NO_FOLDER,
    backupRetention: { days: 0 },
    missed: { write: async () => false },
    mail: { mailer, trigger: newTrigger(), origin: () => TEST_ORIGIN },
    stop: stop.signal,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  return {
    staff: callAsStaff(db, { mail: mailer, now, confirmedAt: now() }),
    run: (name: string) => jobs.find((job) => job.name === name)?.run(now()),
  };
}

describe.each([
  ['SQLite', () => openTestSqliteFile()],
  ['PostgreSQL', () => openTestPostgres()],
])('servers that run on %s', (_kind, open) => {
  test('send through the mail server that staff set, and through another one at once', async () => {
    const { db, url, close } = await open();
    const [first, second, server] = [await openPasswordSmtp(), await openPasswordSmtp(), await openServer(db, url)];
    const queue = (recipient: string) => queueMail(db, { id: recipient, kind: 'test', recipient }, now());
    const state = (id: string) =>
      db.selectFrom('mails').select(['attempts', 'sent_at']).where('id', '=', id).executeTakeFirstOrThrow();

    await queue('ada@example.com');
    await server.run('send mail');
    expect(await state('ada@example.com')).toEqual({ attempts: 0, sent_at: null });
    await server.staff.mail.accounts.save(first.given);
    await server.run('send mail');
    expect(first.arrived.map(({ to }) => to)).toEqual([['ada@example.com']]);

    await first.stop();
    await queue('bea@example.com');
    await server.run('send mail');
    expect(await state('bea@example.com')).toEqual({ attempts: 1, sent_at: null });
    await server.staff.mail.accounts.save(second.given);
    await server.run('send mail');
    expect(second.arrived.map(({ to }) => to)).toEqual([['bea@example.com']]);

    const withoutKey = await openServer(db, url);
    await queue('cam@example.com');
    await withoutKey.run('send mail');
    expect(await state('cam@example.com')).toEqual({ attempts: 0, sent_at: null });
    await server.run('send mail');
    expect(second.arrived.map(({ to }) => to)).toEqual([['bea@example.com'], ['cam@example.com']]);
    await close();
  });

  test('learn of each other’s mail server, and read the mailbox that staff set', async () => {
    const { db, url, close } = await open();
    const [imap, smtp] = [await openTestImap(), await openPasswordSmtp()];
    const [here, there] = [await openServer(db, url), await openServer(db, url)];
    await here.staff.mail.accounts.save(smtp.given);
    expect((await there.staff.mail.status()).server).toBeNull();
    await there.run('read the mail accounts');
    expect((await there.staff.mail.status()).server).toBe(`127.0.0.1:${smtp.server.port}`);

    await here.run('read the mailbox');
    const { port, user, password } = imap.mailbox;
    await here.staff.mail.accounts.save(givenAccount(port, { kind: 'imap', user, password }));
    expect((await here.staff.mailbox.status()).state).toBeNull();
    await here.run('read the mailbox');
    expect((await here.staff.mailbox.status()).state).toMatchObject({ lastError: null });
    await close();
  });
});
