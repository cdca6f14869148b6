import { once } from 'node:events';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../../mail/smtp-address.ts';

/** A mail as it arrived. */
export type Arrived = {
  mail: Email;
  /** Sender and recipients of the envelope. */
  from: string;
  to: string[];
  /** Everything after DATA, as it came over the wire. */
  raw: string;
};

type MailboxOptions = SMTPServerOptions & {
  /** Throws what the server is to answer; called for each mail when all of it has arrived. */
  judge?: (raw: string) => void;
};

/** A real mail server on this machine, and what it has accepted. */
export type Mailbox = {
  server: SmtpServer;
  arrived: Arrived[];
  /** Where a mail server went down; starts again at the same port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** An answer of the mail server that is no yes. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Opens a mail server on a free port; it is closed when the test ends. */
export async function openMailbox({ judge, ...options }: MailboxOptions = {}): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  let smtp: SMTPServer | null = null;
  let port = 0;

  async function start(): Promise<void> {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      ...options,
      onData(stream, session, done) {
        callbackify(accept)(stream, session.envelope, (error) => done(error));
      },
    });
    smtp.on('error', () => undefined); // a client that goes away
    const server = smtp.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') port = address.port;
  }

  async function accept(stream: AsyncIterable<Buffer>, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const raw = await readAll(stream);
    judge?.(raw);
    const from = mailFrom ? mailFrom.address : '';
    const to = rcptTo.map(({ address }) => address);
    arrived.push({ mail: await PostalMime.parse(raw), from, to, raw });
  }

  async function stop(): Promise<void> {
    const open = smtp;
    smtp = null;
    if (open) {
      await new Promise<void>((resolve) => {
        open.close(() => resolve());
      });
    }
  }

  await start();
  onTestFinished(stop);
  const server = { host: '127.0.0.1', port, isSecure: false, needsTls: false, user: null, password: '' };
  return { server, arrived, stop, start };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}
