/** What staff can set: the server that sends the mail of the site, and the mailbox that it reads. */
export const MAIL_ACCOUNT_KINDS = ['smtp', 'imap'] as const;
export type MailAccountKind = (typeof MAIL_ACCOUNT_KINDS)[number];

/** What encrypts a connection: TLS from its first byte, STARTTLS before the password, or nothing. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** A mail server or mailbox, without its password. */
export type MailAccount = {
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty: the mail server takes mail without a password. */
  user: string;
};

/** Maximum lengths. */
export const MAIL_ACCOUNT_LIMITS = { host: 253, user: 254, password: 500 } as const;

/** The variables of the environment that come before the settings. */
export const MAIL_VARIABLES = { smtp: 'SMTP_URL', imap: 'IMAP_URL' } as const satisfies Record<MailAccountKind, string>;

/** A mail server or mailbox as staff see it. */
export type MailAccountState = {
  kind: MailAccountKind;
  source: 'environment' | 'settings' | 'none';
  /** Null without one. */
  account: MailAccount | null;
  /** Whether there is a password, which nobody is shown. */
  hasPassword: boolean;
  /** Why it does not work on this server, in a sentence; null when it does. */
  problem: string | null;
  /** Who set it, and when; null without one, and where the environment has it. */
  changed: { by: string; at: string } | null;
};

/** Whether a host name is this machine, to which a password may go without TLS. */
export function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
