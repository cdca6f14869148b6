import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpServer } from '../../core/mail/smtp-address.ts';
import { smtpError } from './mailbox.ts';

const STALL_MS = 700;
/** Every connection with a multiple of this number is refused. */
const REFUSED_CONNECTION = 15;

/** Faults at the first attempt, by the number of the reader. */
const FAULTS = [
  { of: 97, at: 0, does: 'refuse' },
  { of: 20, at: 1, does: 'greylist' },
  { of: 500, at: 2, does: 'stall' },
  { of: 500, at: 3, does: 'stall at the end' },
  { of: 200, at: 5, does: 'drop' },
  { of: 200, at: 6, does: 'drop at the end' },
  { of: 100, at: 7, does: 'have no room' },
] as const;

export type HostileMailServer = {
  server: SmtpServer;
  /** Message-IDs of the accepted copies, by recipient. */
  accepted: Map<string, string[]>;
  /** Accepted copies. */
  count: () => number;
  close: () => Promise<void>;
};

/** Whether the reader with this number is refused permanently. */
export function isRefused(reader: number): boolean {
  return faultOf(reader) === 'refuse';
}

function faultOf(reader: number): (typeof FAULTS)[number]['does'] | null {
  return FAULTS.find(({ of, at }) => reader % of === at)?.does ?? null;
}

/** A mail server that stalls, refuses, greylists and drops connections. The addresses of readers contain a number. */
export async function openHostileMailServer(): Promise<HostileMailServer> {
  const accepted = new Map<string, string[]>();
  const tried = new Set<string>();
  const sockets = new Map<number, Socket>();
  let [count, connections] = [0, 0];

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done(connections % REFUSED_CONNECTION === 0 ? smtpError(421, '4.3.2 Too many connections') : null);
    },
    onRcptTo({ address }, session, done) {
      callbackify(answerRecipient)(address, session, (error) => done(error));
    },
    onData(stream, session, done) {
      callbackify(answerText)(stream, session, (error) => done(error));
    },
  });
  smtp.on('error', () => undefined); // clients that are killed
  const listener = smtp.listen(0, '127.0.0.1');
  listener.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  await once(listener, 'listening');
  const address = listener.address();

  async function answerRecipient(recipient: string, session: SMTPServerSession): Promise<void> {
    const fault = faultOf(numberIn(recipient));
    if (fault === 'refuse') throw smtpError(550, `5.1.1 <${recipient}>: no such user here`);
    if (fault === null || fault.endsWith('at the end') || tried.has(recipient)) return;
    tried.add(recipient);
    if (fault === 'greylist') throw smtpError(450, '4.2.0 Greylisted, try again later');
    if (fault === 'have no room') throw smtpError(452, '4.2.2 The mailbox is full');
    if (fault === 'stall') await sleep(STALL_MS);
    if (fault === 'drop') drop(session);
  }

  async function answerText(stream: AsyncIterable<Buffer>, session: SMTPServerSession): Promise<void> {
    const text = await readText(stream);
    const recipient = session.envelope.rcptTo[0]?.address ?? '';
    const fault = faultOf(numberIn(recipient));
    if (fault?.endsWith('at the end') && !tried.has(recipient)) {
      tried.add(recipient);
      if (fault === 'stall at the end') await sleep(STALL_MS);
      else return drop(session);
    }
    const [, id = ''] = /^message-id:\s*(<[^>]+>)/im.exec(text) ?? [];
    accepted.set(recipient, [...(accepted.get(recipient) ?? []), id]);
    count += 1;
  }

  function drop({ remotePort }: SMTPServerSession): never {
    sockets.get(remotePort)?.destroy();
    throw smtpError(421, 'Gone');
  }

  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  onTestFinished(close);
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const server = { host: '127.0.0.1', port, isSecure: false, needsTls: false, user: null, password: '' };
  return { server, accepted, count: () => count, close };
}

function numberIn(address: string): number {
  return Number(/\d+/.exec(address)?.[0] ?? Number.NaN);
}

async function readText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}
