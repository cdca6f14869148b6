import type { ImapFlow } from 'imapflow';
import { withoutPassword } from '../mail/without-password.ts';
import type { ImapMailbox } from './imap-address.ts';

const TIMEOUTS_MS = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
const ERROR_MAX_LENGTH = 500;

/** Connects and signs in. The caller closes the connection. */
export async function openImapClient(mailbox: ImapMailbox, maxBytes: number): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow'); // needed only where a mailbox is configured
  const { host, port, isSecure, needsTls, user, password } = mailbox;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(needsTls && { doSTARTTLS: true }),
    auth: { user, pass: password },
    ...TIMEOUTS_MS,
    disableAutoIdle: true,
    // Leaves room for the rest of the response. A server that sends more is disconnected.
    maxLiteralSize: maxBytes + 1,
    maxResponseSize: maxBytes + 1_000_000,
    logger: false,
  });
  client.on('error', () => undefined); // the running command fails with it
  try {
    await client.connect();
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

type Login = { user: string | null; password: string };

/** A mailbox failure in words for staff. It is stored, so server texts that contain the password are not quoted. */
export function imapErrorText(error: unknown, login: Login): string {
  const { code, responseText, message, authenticationFailed } = error as Record<string, unknown>;
  const said = withoutPassword(String(responseText ?? message ?? error), login).replace(/[\p{Cc}\s]+/gu, ' ');
  const text = `${authenticationFailed === true ? 'Signing in failed: ' : (WORDS[String(code)] ?? '')}${said}`;
  return text.slice(0, ERROR_MAX_LENGTH);
}

const WORDS: Record<string, string> = {
  ENOTFOUND: 'The mail server was not found: ',
  ECONNREFUSED: 'The mail server does not answer: ',
  CONNECT_TIMEOUT: 'The mail server does not answer: ',
  EConnectionClosed: 'The mail server closed the connection: ',
  NoConnection: 'The mail server closed the connection: ',
};
