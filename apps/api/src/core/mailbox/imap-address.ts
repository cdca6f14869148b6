import { createHash } from 'node:crypto';
import { isOwnMachine } from '@tideline/domain/mail/mail-account';

/** The mailbox to read and how to connect to its server. */
export type ImapMailbox = {
  host: string;
  port: number;
  /** Implicit TLS; else STARTTLS. */
  isSecure: boolean;
  /** Refuses to continue without STARTTLS. */
  needsTls: boolean;
  user: string;
  password: string;
  folder: string;
};

/** Which mailbox it is. */
export type MailboxPlace = Pick<ImapMailbox, 'host' | 'port' | 'user' | 'folder'>;

const IMAP_PORT = 143;
const IMAPS_PORT = 993;

/**
 * Parses `imaps://user:password@host:port/INBOX` or `imap://…` (STARTTLS). Passwords are sent over TLS only, except to this
 * machine.
 * @throws TypeError for an invalid address; the message does not contain the password
 */
export function readImapUrl(url: string): ImapMailbox {
  const parsed = URL.parse(url);
  if (parsed === null) throw new TypeError('IMAP_URL is not an address.');
  const { protocol, hostname, port, username, password, pathname } = parsed;
  const isSecure = protocol === 'imaps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (isSecure ? IMAPS_PORT : IMAP_PORT) : Number(port),
    isSecure,
    needsTls: !isSecure && !isOwnMachine(host),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.replace(/^\//, '')) || 'INBOX',
  };
}

/** The mailbox as shown to staff, without the password. @example 'bounces@example.com at imap.example.com:993, INBOX' */
export function mailboxName({ host, port, user, folder }: MailboxPlace): string {
  return `${user} at ${host.includes(':') ? `[${host}]` : host}:${port}, ${folder}`;
}

/** Identifies the mailbox in the database. UIDs are valid for one mailbox only. */
export function mailboxKey(mailbox: MailboxPlace): string {
  return createHash('sha256').update(mailboxName(mailbox)).digest('hex');
}
