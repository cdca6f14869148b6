import { once } from 'node:events';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';

/** A received mail. */
export type Arrived = {
  mail: Email;
  /** Sender and recipients of the envelope. */
  from: string;
  to: string[];
  /** Everything after DATA, as received. */
  raw: string;
};

type MailboxOptions = SMTPServerOptions & {
  /** Called for each complete mail; an error that it throws becomes the server's answer. */
  judge?: (raw: string) => void;
};

/** A real SMTP server on this machine, and the mails it accepted. */
export type Mailbox = {
  server: SmtpServer;
  arrived: Arrived[];
  /** Stops the server; `start` reuses the port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** An SMTP error answer. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Starts an SMTP server on a free port, stopped when the test ends. */
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
    smtp.on('error', () => undefined); // a client that disconnects
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
