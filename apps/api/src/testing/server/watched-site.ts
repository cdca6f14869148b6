import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { expect } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { makeBackup } from '../../care/backup/make/make-backup.ts';
import { mailSender } from '../../core/mail/send-due-mails.ts';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';
import { mailboxReader } from '../../core/mailbox/read-mailbox.ts';
import { MAIL_FOLLOW_UPS, MAIL_WRITERS } from '../../doors/ops/mail-writers.ts';
import { mailboxHandlers } from '../../doors/ops/mailbox-handlers.ts';
import { eventDeliverer } from '../../care/webhooks/delivery/deliver-events.ts';
import { openTestImap } from '../mail/imap-mailbox.ts';
import { mailDoor } from '../mail/mail-round.ts';
import { givenAccount } from '../mail/password-smtp.ts';
import { openMailbox, smtpError } from '../mail/mailbox.ts';
import { openTestApp } from '../test-app.ts';
import { openTestFolder } from '../test-folder.ts';
import { TEST_TARGETS } from '../webhooks/targets.ts';
import { SecretWatch } from './secret-watch.ts';

/** The account of the site. */
export const WATCHED_EMAIL = 'maya@tideline.example';
/** Where visitors see the site. */
export const WATCHED_ORIGIN = 'https://www.tideline.example';

type Headers = Record<string, string>;

const now = () => new Date().toISOString();

/** A site whose answers and log lines are watched. */
export type WatchedSite = Awaited<ReturnType<typeof openWatchedSite>>;

/** A site with mail, a mailbox, webhooks and backups, all of whose log lines and answers are watched. */
export async function openWatchedSite() {
  const watch = new SecretWatch();
  const password = watch.add('password', 'quokka lanterns drift 84');
  const smtpPassword = watch.add('SMTP password', randomBytes(18).toString('hex'));
  const imapPassword = watch.add('IMAP password', randomBytes(18).toString('hex'));
  const metricsToken = watch.add('metrics token', randomBytes(18).toString('hex'));
  let refuses = false;
  const mailbox = await openMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === smtpPassword ? done(null, { user: 'x' }) : done(new Error(`Not ${auth.password}`)),
    // Refuses like a spam filter, which names the link.
    judge(raw) {
      const [link = '', token] = /https:\S+\/reset-password#([\w-]+)/.exec(raw.replaceAll('=\r\n', '')) ?? [];
      if (!refuses) return;
      if (token) watch.add('token of a refused mail', token);
      throw smtpError(554, `5.7.1 The address ${link} is on a list`);
    },
  });
  const imap = await openTestImap();
  const folder = await openTestFolder();
  const backupDir = join(folder, 'backups');
  const dataDir = await openTestFolder();
  const accounts = { environment: { dataDir, smtp: null, imap: null, dkim: null }, refresh: async () => undefined };
  const lines: string[] = [];
  const { app, db } = await openTestApp({
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
    publicUrl: WATCHED_ORIGIN,
    metricsToken,
    mail: { ...mailDoor(mailbox), accounts },
    backups: { dir: backupDir, start: () => false, isNightly: false },
  });
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  await insertStaff(
    db,
    { id: 'maya', email: WATCHED_EMAIL, name: 'Maya', passwordHash: await hashPassword(password) },
    new Date().toISOString(),
  );

  /** Sends a request. @returns the answer, which is watched unless it is meant to show a secret */
  async function ask(path: string, init: RequestInit = {}, { reveals = false } = {}) {
    const response = await fetch(site + path, { redirect: 'manual', ...init });
    const text = await response.text();
    if (!reveals) watch.see(`${init.method ?? 'GET'} ${path.slice(0, 40)} ${response.status}`, text);
    return { status: response.status, text };
  }
  const post = (path: string, body: unknown, headers: Headers = {}, options = {}) =>
    ask(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      options,
    );
  /** Calls a mutation that must succeed. */
  async function act(name: string, input: object, headers: Headers = {}) {
    const { status, text } = await post(`/trpc/${name}`, { json: input }, headers, { reveals: true });
    expect(status, `${name}: ${text}`).toBe(200);
    return JSON.parse(text).result.data.json;
  }
  const query = (name: string, input: object, headers: Headers) =>
    ask(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, { headers });

  const job = { db, log: app.log, stop: new AbortController().signal };
  const writing = { writers: MAIL_WRITERS, followUps: MAIL_FOLLOW_UPS, hasMailbox: true, origin: () => WATCHED_ORIGIN };
  const sendMails = (changes: Partial<SmtpServer> = {}) => {
    const server = { ...mailbox.server, user: 'site', password: smtpPassword, ...changes };
    return mailSender({ ...job, ...writing, server })();
  };
  /** Sends waiting mails. @returns the token in the link of the latest one */
  async function readToken(): Promise<string> {
    await sendMails();
    return /\/reset-password#(?:join\.)?([\w-]+)/.exec(mailbox.arrived.at(-1)?.mail.text ?? '')?.[1] ?? '';
  }
  return {
    watch,
    password,
    metricsToken,
    imapPassword,
    mailAccount: givenAccount(mailbox.server.port, { user: 'site', password: smtpPassword }),
    db,
    lines,
    ask,
    post,
    act,
    query,
    readToken,
    refuseMails: async () => {
      refuses = true;
      await sendMails();
      await db.updateTable('mails').set({ next_attempt_at: now() }).where('sent_at', 'is', null).execute();
      await sendMails({ password: `${smtpPassword}x` });
    },
    readMailbox: (given: string) =>
      mailboxReader({ ...job, mailbox: { ...imap.mailbox, password: given }, handlers: mailboxHandlers(folder) })(),
    deliver: eventDeliverer({ ...job, targets: TEST_TARGETS }),
    /** Makes a backup. @returns its files, each as text of single bytes */
    backUp: async (): Promise<string[]> => {
      const options = { db, mediaDir: folder, backupDir, retention: { days: 14, weeks: 3 }, slot: null, now: now() };
      const [file, unpacked] = [(await makeBackup(options)) ?? '', await openTestFolder()];
      await extract({ file, cwd: unpacked });
      const entries = await readdir(unpacked, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
    },
  };
}
