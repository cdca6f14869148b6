/** The outbox, and the confirmation and suppression of newsletter addresses. */
import type { Generated } from 'kysely';
import type { OwnDataAct } from '@tideline/domain/privacy/own-data';
import type { MailKind, MailSubject } from '@tideline/domain/mail/mail';
import type { MailAccountKind, MailSecurity } from '@tideline/domain/mail/mail-account';
import type { SuppressionReason } from '@tideline/domain/subscriber/suppression';
import type { Instant } from './column-types.ts';

/** Links that confirm a sign-up, each sent in one mail. */
export interface ConfirmationLinksTable {
  /** SHA-256 of the token, in hex: the token itself is not stored. */
  token_hash: string;
  subscriber_id: string;
  expires_at: Instant;
}

/** Links to download or erase one's own data, each sent in one mail to the address itself. */
export interface OwnDataLinksTable {
  /** SHA-256 of the token, in hex: only the mail contains the token itself. */
  token_hash: string;
  email_key: string;
  act: OwnDataAct;
  expires_at: Instant;
}

/** Hashes of addresses that must not receive newsletters; they outlive the subscribers' rows. */
export interface SuppressionsTable {
  /** Keyed hash of the lower-cased address, in hex. */
  email_hash: string;
  created_at: Instant;
  reason: Generated<SuppressionReason>;
}

/** Random keys that the program generated. */
export interface SecretKeysTable {
  name: string;
  /** 256 bits in hex. */
  value: string;
}

/** The mail server and the mailbox that staff set. */
export interface MailAccountsTable {
  kind: MailAccountKind;
  host: string;
  port: number;
  security: MailSecurity;
  user_name: string;
  /** Encrypted with the key in `DATA_DIR`, in Base64; empty without a password. */
  sealed_password: string;
  /** Who set it; null when the account was removed. */
  staff_id: string | null;
  updated_at: Instant;
}

/** Queued, failed and recently sent mails. The text is written when a mail is sent. */
export interface MailsTable {
  /** The idempotency key. */
  id: string;
  kind: MailKind;
  /** Its subject row, without a foreign key: see `core/mail/mails-about.repository.ts`. Both are null, or neither. */
  about_kind: MailSubject | null;
  about_id: string | null;
  /** Empty if it follows from the subject row. */
  recipient: string;
  /** The digest that replaces this notice; null for a mail sent by itself. */
  digest_id: string | null;
  created_at: Instant;
  /** Null without a further attempt. During an attempt: when another server may take over. */
  next_attempt_at: Instant | null;
  attempts: number;
  /** The id of the attempt that may record its result. */
  claim: string | null;
  tried_at: Instant | null;
  sent_at: Instant | null;
  failed_at: Instant | null;
  /** Error of the last attempt; empty when the mail was sent. */
  last_error: string;
}
