import { createHash } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import { oneLine, type Letter } from './letter.ts';
import type { SmtpServer } from './smtp-address.ts';

/** Hands letters over to a mail server. */
export type Postman = {
  /** @throws Undelivered */
  send: (letter: Letter, envelope: Envelope) => Promise<void>;
  close: () => void;
};

export type Envelope = {
  /** The same for every attempt at the same mail, so that a mailbox can tell a second copy. */
  messageId: string;
  sender: { name: string; address: string };
};

/**
 * Why a letter was not handed over. `refused`: the server does not want this letter, and will not later; `later`: not
 * now; `unreachable`: it takes no letter at all (down, wrong password, bad certificate).
 */
export class Undelivered extends Error {
  readonly reason: 'refused' | 'later' | 'unreachable';

  constructor(reason: Undelivered['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * All together stay below the time for which a mail is claimed. A server may take minutes for its yes to a text, which
 * it looks through meanwhile: to hang up before that is to send the mail again. Source: RFC 5321 §4.5.3.2.6.
 */
const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 5 * 60_000, // of each answer
};
const ERROR_MAX_LENGTH = 500;

/** What the mail server's own words do not say. */
const WORDS: Record<string, string> = {
  EAUTH: 'Signing in at the mail server failed: ',
  ETLS: 'No safe connection (TLS) to the mail server: ',
  EDNS: 'The mail server was not found: ',
};

/**
 * Opens the way to a mail server; the library is loaded only now. Each letter has a connection of its own: a pool would
 * send again by itself what a broken connection leaves in doubt.
 */
export async function openPostman(server: SmtpServer): Promise<Postman> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, needsTls, user, password } = server;
  const transport: Transporter = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(user === null ? {} : { auth: { user, pass: password } }),
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter, { messageId, sender }) {
      try {
        await transport.sendMail({
          from: { name: oneLine(sender.name), address: sender.address },
          to: { name: '', address: letter.to },
          ...(letter.replyTo && { replyTo: { name: oneLine(letter.replyTo.name), address: letter.replyTo.address } }),
          envelope: { from: sender.address, to: [letter.to] },
          subject: oneLine(letter.subject),
          text: letter.text,
          messageId,
          headers: headersOf(letter),
        });
      } catch (error) {
        throw toUndelivered(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The `Message-ID` of a mail, from its idempotency key. */
export function messageIdOf(key: string, origin: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(origin).hostname}>`;
}

function headersOf({ unsubscribeUrl }: Letter): Record<string, string> {
  return {
    // No out-of-office notice answers it.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

function toUndelivered(error: unknown): Undelivered {
  const { code, command, responseCode, response, message } = error as Record<string, unknown>;
  const said = oneLine(String(response ?? message ?? error));
  const text = `${WORDS[String(code)] ?? ''}${said}`.slice(0, ERROR_MAX_LENGTH);
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutLetter || responseCode === 421) return new Undelivered('unreachable', text);
  // A sender that is refused is a matter of the settings, and true of every letter until they are mended.
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && command !== 'MAIL FROM';
  return new Undelivered(isFinal ? 'refused' : 'later', text);
}
