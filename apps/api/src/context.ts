import type { FastifyBaseLogger } from 'fastify';
import type { Capability } from '@tideline/domain/staff/capability';
import type { DkimRecord } from '@tideline/domain/mail/sending-domain';
import type { ApiKey } from '@tideline/domain/staff/api-key';
import type { Account } from '@tideline/domain/staff/staff';
import type { Actor } from './core/audit/audit.repository.ts';
import type { Db } from './core/store/schema.ts';

/** Mail, as procedures see it. */
export type Mailer = {
  /** Host and port of the SMTP server; null when none is configured: mail stays in the outbox. */
  server: string | null;
  /** Sends due mail now. Call it after the commit that added a mail. */
  wake: () => void;
  /** The mailbox that is read; null when none is configured. `key` identifies its state in the database. */
  mailbox: { name: string; key: string } | null;
  /** The DNS record of the key that signs mail; null where this site does not sign. */
  dkim: DkimRecord | null;
  /** What staff change the mail server and the mailbox with; missing where they cannot. */
  accounts?: { environment: MailEnvironment; /** Uses a change from now on. */ refresh: () => Promise<void> };
};

type MailConnection = { host: string; port: number; isSecure: boolean; needsTls: boolean; password: string };
type MailSigner = { domain: string; selector: string; privateKey: string };

/** The mail server and mailbox that the server was started with, which come before those of the settings. */
export type MailEnvironment = {
  /** The folder with the key of stored passwords. */
  dataDir: string;
  smtp: (MailConnection & { user: string | null; dkim?: MailSigner | null }) | null;
  imap: (MailConnection & { user: string; folder: string }) | null;
  /** Signs every mail, whichever server it goes through. */
  dkim: MailSigner | null;
};

/** A mailer without an SMTP server and a mailbox. */
export const NO_MAIL: Mailer = { server: null, wake: () => undefined, mailbox: null, dkim: null };

/** The backups of this server, as procedures see them. */
export type Backups = {
  /** The folder with the backups. */
  dir: string;
  /** Starts making a packed backup in its own process; false while an earlier one is being made. */
  start: () => boolean;
  /** Whether one is made each night. */
  isNightly: boolean;
};

/** Without backups. */
export const NO_BACKUPS: Backups = { dir: '', start: () => false, isNightly: false };

/** The context of a procedure call. */
export type Context = {
  db: Db;
  /** The owner of the session or API key; null without a valid one. Sessions belong to people. */
  staff: Account | null;
  /** The API key of the call; null in a session and without a token. */
  apiKey: Pick<ApiKey, 'id' | 'name'> | null;
  /** The capabilities of `staff`, limited to its scopes for an API key; empty without a valid token. */
  capabilities: ReadonlySet<Capability>;
  /** The actor, network and request of a call, for the audit log. */
  actor: Actor;
  /** Hash of the session's token as stored; null without a session. */
  tokenHash: string | null;
  /** When the password was last confirmed in this session; null without a session. */
  confirmedAt: string | null;
  /**
   * Why the sent token is refused, as a sentence, with which every procedure except sign-in answers; null when it is not.
   */
  tokenRefusal: string | null;
  /** IP address; from `X-Forwarded-For` only behind a trusted proxy. */
  clientAddress: string;
  userAgent: string;
  /** The browser sends Global Privacy Control or Do Not Track. */
  asksForPrivacy: boolean;
  /** The request's host name without a port; empty for calls of the server itself. */
  siteHost: string;
  /** The site's public address, without a trailing slash; empty for calls by the server itself. */
  origin: string;
  /** Folder of the uploaded pictures; created with the first one. */
  mediaDir: string;
  mail: Mailer;
  backups: Backups;
  /** Webhooks may send to this machine; for development. */
  allowsLoopback: boolean;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
