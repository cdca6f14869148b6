import { isOwnMachine } from '@tideline/domain/mail/mail-account';
import type { DkimKey } from './dkim-key.ts';

/** The mail server and how to connect to it. */
export type SmtpServer = {
  host: string;
  port: number;
  /** Implicit TLS; else STARTTLS. */
  isSecure: boolean;
  /** Refuses to continue without STARTTLS. */
  needsTls: boolean;
  user: string | null;
  password: string;
  /** Signs every message. Without a key the site does not sign, but the mail server may. */
  dkim?: DkimKey | null;
};

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/**
 * Parses `smtp://user:password@host:port` or `smtps://…`. A password is sent over TLS only; without one, TLS is used if
 * offered. Invalid certificates are always refused.
 * @throws TypeError for an invalid address; the message does not contain the password
 */
export function readSmtpUrl(url: string): SmtpServer {
  const parsed = URL.parse(url);
  if (parsed === null) throw new TypeError('SMTP_URL is not an address.');
  const { protocol, hostname, port, username, password } = parsed;
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (isSecure ? SMTPS_PORT : SMTP_PORT) : Number(port),
    isSecure,
    needsTls: !isSecure && username !== '' && !isOwnMachine(host),
    user: username === '' ? null : decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** The server as shown to staff, without user and password. @example 'mail.example.com:587' */
export function serverName({ host, port }: Pick<SmtpServer, 'host' | 'port'>): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
