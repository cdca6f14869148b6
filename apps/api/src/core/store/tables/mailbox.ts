/** The mailbox that the site reads, and bounce reports that need a person. */
import type { BounceKind } from '@tideline/domain/newsletter/bounce';
import type { Instant } from './column-types.ts';

export interface MailboxReaderTable {
  /** Always 1: there is one row. */
  id: number;
  /** A hash of server, user and folder: another mailbox is read from its beginning. */
  account: string;
  /** UIDVALIDITY of the folder: if it changes, UIDs identify other messages. Empty before the first read. */
  uid_validity: string;
  /** UID of the last message that was read. */
  last_uid: number;
  /** The message attempted last, and the number of attempts: a message may end the process. */
  tried_uid: number;
  tries: number;
  /** The server that reads, until `held_until`. */
  holder: string;
  held_until: Instant;
  /** When the mailbox was last read to its end. */
  last_read_at: Instant | null;
  /** Error of the last read; empty when it succeeded. */
  last_error: string;
  failed_at: Instant | null;
  /** The last skipped message, and why. */
  skipped_at: Instant | null;
  skipped_reason: string;
}

/** Handled messages, in case the mail server renumbers the folder. */
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
  /** The address named by the report, in lower case; empty for none. */
  recipient: string;
  reason: string;
}
