import { isIPv4 } from 'node:net';

/** Where and how mail is handed over. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte; else by STARTTLS. */
  isSecure: boolean;
  /** Nothing is said before TLS is up. */
  needsTls: boolean;
  user: string | null;
  password: string;
};

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. A password goes over the network under TLS only; without one,
 * TLS is used where the server offers it. A certificate that does not hold is refused in any case.
 * @throws TypeError when it is no address; the text does not contain the password
 */
export function readSmtpUrl(url: string): SmtpServer {
  const parsed = URL.parse(url);
  if (parsed === null) throw new TypeError('SMTP_URL is no address.');
  const { protocol, hostname, port, username, password } = parsed;
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (isSecure ? SMTPS_PORT : SMTP_PORT) : Number(port),
    isSecure,
    needsTls: !isSecure && username !== '' && !isThisMachine(host),
    user: username === '' ? null : decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
}

/** How staff are told where mail goes: without the name and the password. @example 'mail.example.com:587' */
export function serverName({ host, port }: SmtpServer): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}
