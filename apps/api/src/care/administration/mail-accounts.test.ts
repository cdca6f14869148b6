import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { openLiveMailer } from '../../core/mail-accounts/live-mailer.ts';
import { findCurrentMail } from '../../core/mail-accounts/current-mail.ts';
import type { MailEnvironment } from '../../context.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestImap } from '../../testing/mail/imap-mailbox.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { givenAccount, openPasswordSmtp, SMTP_LOGIN } from '../../testing/mail/password-smtp.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const { user: USER, password: PASSWORD } = SMTP_LOGIN;

/** A site whose staff set the mail server on screen. */
async function openSite(db: Db, changes: Partial<MailEnvironment> = {}) {
  const environment = { dataDir: await openTestFolder(), smtp: null, imap: null, dkim: null, ...changes };
  const mail = openLiveMailer(db, environment, () => undefined);
  await mail.accounts.refresh();
  return { db, environment, mail, staff: callAsStaff(db, { mail }) };
}

describeOnEachDatabase('the mail server of the settings', (database) => {
  test('is stored with an encrypted password once it has taken it, and used at once', async () => {
    const [{ given: account }, { staff, mail, environment, db }] = [
      await openPasswordSmtp(),
      await openSite(database()),
    ];
    expect(mail.server).toBeNull();
    await staff.mail.accounts.test(account);
    expect(mail.server).toBeNull();
    await staff.mail.accounts.save(account);
    expect([mail.server, mail.canSend]).toEqual([`127.0.0.1:${account.port}`, true]);
    const [smtp] = await staff.mail.accounts.list();
    const { kind: _kind, password: _password, ...shown } = account;
    expect(smtp).toMatchObject({ source: 'settings', account: shown, hasPassword: true, problem: null });
    expect(JSON.stringify(smtp)).not.toContain(PASSWORD);

    const { server } = (await findCurrentMail(db, environment)).smtp;
    expect(server).toMatchObject({ user: USER, password: PASSWORD });
    const rows = JSON.stringify(await db.selectFrom('mail_accounts').selectAll().execute());
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(0, 20));
    const log = await db.selectFrom('audit').select(['action', 'object_id', 'detail']).execute();
    expect(log.map(({ action, object_id: id }) => [action, id])).toEqual([['mail.account', 'smtp']]);
    expect(JSON.stringify(log)).not.toContain(PASSWORD);
    expect((await stat(join(environment.dataDir, 'mail.key'))).mode & 0o777).toBe(0o600);
  });

  test('is refused with a wrong password, which no answer repeats, and nothing is stored', async () => {
    const [{ given: account }, { staff, db }] = [await openPasswordSmtp(), await openSite(database())];
    const wrong = { ...account, password: 'eighteen terns dive' };
    for (const act of [staff.mail.accounts.test, staff.mail.accounts.save]) {
      const error = await act(wrong).catch((refused: unknown) => refused);
      expect(error).toMatchObject({ code: 'BAD_REQUEST', cause: { path: 'password' } });
      expect(String(error)).toContain('127.0.0.1 refused the user name or the password. Check both;');
      expect(String(error)).not.toContain('eighteen terns dive');
    }
    expect(await db.selectFrom('mail_accounts').selectAll().execute()).toEqual([]);
  });

  test('keeps its password for its own host and user only', async () => {
    const [first, second] = [await openPasswordSmtp(), await openPasswordSmtp()];
    const { staff } = await openSite(database());
    await staff.mail.accounts.save(first.given);
    await staff.mail.accounts.save({ ...second.given, password: '' });
    expect((await staff.mail.accounts.list())[0]?.account?.port).toBe(second.given.port);
    for (const changes of [{ host: 'localhost' }, { user: 'eve@example.com' }]) {
      await expect(staff.mail.accounts.save({ ...first.given, password: '', ...changes })).rejects.toMatchObject({
        message: `Give the password: the stored one is for ${USER} at 127.0.0.1 only.`,
      });
    }
  });

  test('asks for a password given recently, and is closed to API keys', async () => {
    const [{ given: account }, { mail, db }] = [await openPasswordSmtp(), await openSite(database())];
    const stale = callAsStaff(db, { mail, now: () => later(TEST_NOW, 11 * MINUTE_MS) });
    const withKey = callAsStaff(db, { mail, apiKey: { id: 'key-1', name: 'Key' }, confirmedAt: null });
    for (const { mail: calls } of [stale, withKey]) {
      const acts = [calls.accounts.test(account), calls.accounts.save(account), calls.accounts.remove(account)];
      for (const act of acts) await expect(act).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await db.selectFrom('mail_accounts').selectAll().execute()).toEqual([]);
  });

  test('of the environment comes first, is shown as such, and is not changed', async () => {
    const [{ given: account, server }, { db }] = [await openPasswordSmtp(), await openSite(database())];
    await (await openSite(db)).staff.mail.accounts.save(account);
    const smtp = { ...server, host: 'mail.example.com', port: 587, user: 'a', password: 'b' };
    const { staff, mail } = await openSite(db, { smtp });
    expect(mail.server).toBe('mail.example.com:587');
    expect((await staff.mail.accounts.list())[0]).toMatchObject({ source: 'environment', changed: null });
    for (const act of [staff.mail.accounts.test, staff.mail.accounts.save, staff.mail.accounts.remove]) {
      await expect(act(account)).rejects.toMatchObject({ message: 'Set by SMTP_URL on the server; change it there.' });
    }
  });

  test('waits with its mail where its key is missing or another one, until the password is set again', async () => {
    const [{ given: account }, { db, environment, staff }] = [await openPasswordSmtp(), await openSite(database())];
    await staff.mail.accounts.save(account);
    const file = join(environment.dataDir, 'mail.key');
    const elsewhere = await openSite(db);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/[0-8]/g, '9'));
    const replaced = await openSite(db, environment);
    for (const site of [elsewhere, replaced]) {
      expect([site.mail.server, site.mail.canSend]).toEqual([`127.0.0.1:${account.port}`, false]);
      const [smtp] = await site.staff.mail.accounts.list();
      expect(smtp?.problem).toMatch(/^The password cannot be read on this server: .* Set it again\.$/);
      await expect(site.staff.mail.accounts.save({ ...account, password: '' })).rejects.toMatchObject({
        message: smtp?.problem,
      });
    }
    await replaced.staff.mail.accounts.save(account);
    expect(replaced.mail.canSend).toBe(true);
  });

  test('does not get the password when its row is changed in the database', async () => {
    const [{ given: account }, { db, environment, staff }] = [await openPasswordSmtp(), await openSite(database())];
    await staff.mail.accounts.save(account);
    await db.updateTable('mail_accounts').set({ host: 'localhost' }).execute();
    expect((await findCurrentMail(db, environment)).smtp.server).toBeNull();
  });

  test('shows no user name that is the password, and keeps it', async () => {
    const mailbox = await openMailbox({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'token-4711' && password === username ? done(null, { user: username }) : done(new Error('No')),
    });
    const { staff, db, environment } = await openSite(database());
    const account = givenAccount(mailbox.server.port, { user: 'token-4711', password: 'token-4711' });
    await staff.mail.accounts.save(account);
    await staff.mail.accounts.save({ ...account, user: '', password: '' });
    const [smtp] = await staff.mail.accounts.list();
    expect(smtp).toMatchObject({ account: { user: '' }, hasPassword: true });
    expect(JSON.stringify(await db.selectFrom('mail_accounts').selectAll().execute())).not.toContain('token-4711');
    expect((await findCurrentMail(db, environment)).smtp.server).toMatchObject({ user: 'token-4711' });
  });

  test('is told about through the former server, and through the outbox when that is gone', async () => {
    const [first, second] = [await openPasswordSmtp(), await openPasswordSmtp()];
    const { staff, db } = await openSite(database());
    await staff.settings.update({ ...DEFAULT_SETTINGS, contactEmail: 'hello@agency.example' });
    await staff.mail.accounts.save(first.given);
    const notices = () =>
      db.selectFrom('mails').select('recipient').where('kind', '=', 'mail-account-change').execute();
    expect(await notices()).toEqual([]);
    await staff.mail.accounts.save(second.given);
    expect(first.arrived.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [['hello@agency.example'], 'The mail server or mailbox of Tideline was changed'],
    ]);
    expect([second.arrived, await notices()]).toEqual([[], []]);
    await second.stop();
    await staff.mail.accounts.remove({ kind: 'smtp' });
    expect(await notices()).toEqual([{ recipient: 'hello@agency.example' }]);
    expect((await staff.mail.accounts.list())[0]).toMatchObject({ source: 'none', account: null });
  });
});

describeOnEachDatabase('the mailbox of the settings', (database) => {
  test('is stored once it was opened, and refused with a wrong password', async () => {
    const [imap, { staff, mail }] = [await openTestImap(), await openSite(database())];
    const { port, user, password } = imap.mailbox;
    const account = givenAccount(port, { kind: 'imap', user, password });
    await expect(staff.mail.accounts.save({ ...account, password: 'wrong' })).rejects.toMatchObject({
      message: expect.stringContaining('127.0.0.1 refused the user name or the password.'),
    });
    expect(mail.mailbox).toBeNull();
    await staff.mail.accounts.save(account);
    expect(mail.mailbox?.name).toBe(`${user} at 127.0.0.1:${port}, INBOX`);
    expect((await staff.mail.accounts.list())[1]).toMatchObject({ kind: 'imap', source: 'settings' });
  });
});

describeOnEachDatabase('what failed', (database) => {
  test.each([
    [
      'host',
      givenAccount(587, { host: 'mail.invalid', security: 'starttls' }),
      'There is no host with the name mail.invalid.',
    ],
    ['port', givenAccount(1), '127.0.0.1 does not answer on port 1.'],
    [
      'host',
      givenAccount(1, { kind: 'imap', host: 'mail.invalid', security: 'tls' }),
      'There is no host with the name mail.invalid.',
    ],
    ['port', givenAccount(1, { kind: 'imap' }), '127.0.0.1 does not answer on port 1.'],
  ])('is said for the %s: %j', async (path, account, sentence) => {
    const { staff } = await openSite(database());
    await expect(staff.mail.accounts.test(account)).rejects.toMatchObject({
      message: expect.stringContaining(sentence),
      cause: { path },
    });
  });

  test.each(['tls', 'starttls'] as const)('is said for a server without encryption: %s', async (security) => {
    const [{ given: account }, { staff }] = [await openPasswordSmtp(), await openSite(database())];
    await expect(staff.mail.accounts.test({ ...account, security })).rejects.toMatchObject({
      cause: { path: 'security' },
    });
  });

  test('is said for an invalid certificate', async () => {
    const [{ port }, { staff }] = [(await openMailbox({ secure: true })).server, await openSite(database())];
    await expect(staff.mail.accounts.test(givenAccount(port, { security: 'tls' }))).rejects.toMatchObject({
      message: expect.stringContaining('The certificate of 127.0.0.1 is not valid, so no password is sent to it.'),
    });
  });

  test('is no password sent without encryption', async () => {
    const { staff } = await openSite(database());
    await expect(staff.mail.accounts.test(givenAccount(25, { host: 'mail.example.com' }))).rejects.toThrow(
      'A password is sent over TLS only: choose TLS or STARTTLS.',
    );
  });
});
