import type { FastifyBaseLogger } from 'fastify';
import type { Capability } from '@tideline/domain/staff/capability';
import type { Staff } from '@tideline/domain/staff/staff';
import type { Actor } from './audit/audit.repository.ts';
import type { Db } from './store/schema.ts';

/** What a procedure knows of the mail that goes out. */
export type MailDoor = {
  /** Host and port of the mail server; null when none is configured, and mail stays in the outbox. */
  server: string | null;
  /** Has the outbox looked into now: to be called after the commit that put a mail in. */
  wake: () => void;
};

/** For whoever has no mail server. */
export const NO_MAIL: MailDoor = { server: null, wake: () => undefined };

/** What a procedure may touch. */
export type Context = {
  db: Db;
  /** Whoever the bearer token belongs to; null without a valid one. */
  staff: Staff | null;
  /** What that person may do; empty without a valid token. */
  capabilities: ReadonlySet<Capability>;
  /** The same person, and how the request reached us, as the audit log keeps it. */
  actor: Actor;
  /** The stored form of the token the caller sent; null without a valid one. */
  tokenHash: string | null;
  /** When the owner of the session last proved the password; null without a session. */
  confirmedAt: string | null;
  /** A token was sent that is unknown, ended or expired: every procedure but the sign-in refuses it. */
  hasInvalidToken: boolean;
  /** IP address, taken from a proxy's word only where that proxy is trusted. */
  clientAddress: string;
  userAgent: string;
  /** The browser asks not to be counted: it sends Global Privacy Control or Do Not Track. */
  asksForPrivacy: boolean;
  /** Host name under which the caller reached the site, without a port; empty when the server itself asks. */
  siteHost: string;
  /** Folder of the uploaded pictures; made when the first one arrives. */
  mediaDir: string;
  mail: MailDoor;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
