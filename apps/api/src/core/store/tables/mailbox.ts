/** The mailbox that the site reads, and reports of bounces that need a person. */
import type { BounceKind } from '@tideline/domain/newsletter/bounce';
import type { Instant } from './column-types.ts';

export interface MailboxReaderTable {
  /** Always 1: there is one row. */
  id: number;
  /** A hash of server, user and folder: another mailbox is read from its own start. */
  account: string;
  /** UIDVALIDITY of the folder: with another one, its UIDs mean other messages. Empty before the first read. */
  uid_validity: string;
  /** UID of the last message that was read. */
  last_uid: number;
  /** The message on which work began last, and how often it has: a message may end the process. */
  tried_uid: number;
  tries: number;
  /** The server that reads, until `held_until`. */
  holder: string;
  held_until: Instant;
  /** When everything new had last been read. */
  last_read_at: Instant | null;
  /** Of the last read; empty when it succeeded. */
  last_error: string;
  failed_at: Instant | null;
  /** The last message that could not be read, and why. */
  skipped_at: Instant | null;
  skipped_reason: string;
}

/** Handled messages, for the case that the mail server numbers the folder again. */
export interface MailboxHandledTable {
  /** SHA-256 of the whole message, in hex. */
  message_hash: string;
  handled_at: Instant;
}

/** Reports of bounces and complaints that could not be assigned to a message. */
export interface BounceReportsTable {
  id: string;
  received_at: Instant;
  /** Null when it is not known. */
  kind: BounceKind | null;
  /** The address that the report names, in lower case; empty for none. */
  recipient: string;
  reason: string;
}
