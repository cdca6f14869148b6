import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { staffLogin } from '../support/staff-login.ts';

/** The password of the mail server, which must not be logged. */
export const MAIL_PASSWORD = 'only-the-mail-server-knows';

/** A separate site that sends mail, with the mails that arrived. */
export type MailSite = {
  origin: string;
  server: ServerProcess;
  /** Of the mail server on this machine. */
  smtpPort: number;
  inbox: readonly Email[];
  /** Waits for the newest mail to an address whose subject begins with `subject`. */
  nextMail: (to: string, subject?: string) => Promise<Email>;
  /** The link to `page` in a mail. */
  linkIn: (mail: Email, page: 'confirm' | 'unsubscribe' | 'download' | 'erase') => string;
  close: () => Promise<void>;
};

/** Starts a mail server and a site that uses it; with another environment, a site that does not know it yet. */
export async function openMailSite(dataDir: string, environment?: Record<string, string>): Promise<MailSite> {
  const inbox: Email[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ password }, _session, done) =>
      password === MAIL_PASSWORD ? done(null, { user: 'agency' }) : done(new Error('Wrong password')),
    onData: (stream, _session, done) => {
      void text(stream).then(async (raw) => inbox.push(await PostalMime.parse(raw)));
      stream.once('end', () => done());
    },
  });
  const socket = smtp.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const smtpPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const server = startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    ...(environment ?? { SMTP_URL: `smtp://agency:${MAIL_PASSWORD}@127.0.0.1:${smtpPort}` }),
    ADMIN_EMAIL: staffLogin.email,
    ADMIN_PASSWORD: staffLogin.password,
    LOG_LEVEL: 'debug',
  });
  const origin = await server.opened;
  return {
    origin,
    server,
    smtpPort,
    inbox,
    async nextMail(to, begin = '') {
      const find = () =>
        inbox.findLast(
          ({ to: recipients, subject }) =>
            recipients?.some((recipient) => recipient.address === to) && subject?.startsWith(begin),
        );
      await expect.poll(find).toBeDefined();
      const mail = find();
      if (!mail) throw new Error(`No mail for ${to}.`);
      return mail;
    },
    linkIn(mail, page) {
      return new RegExp(`^${origin}/newsletter/${page}\\?t=\\S+$`, 'm').exec(mail.text ?? '')?.[0] ?? '';
    },
    async close() {
      server.process.kill('SIGTERM');
      expect((await server.exited).code).toBe(0);
      await new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      });
    },
  };
}
