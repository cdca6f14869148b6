/** The outbox, and what keeps the newsletter to those who want it. */
import type { MailKind } from '@tideline/domain/site/mail';
import type { Instant } from './column-types.ts';

/** Ways to confirm a sign-up, each sent in one mail. */
export interface ConfirmationLinksTable {
  /** SHA-256 of the token, in hex: the token itself is nowhere stored. */
  token_hash: string;
  subscriber_id: string;
  expires_at: Instant;
}

/** Addresses that unsubscribed: kept without the addresses themselves, and longer than their rows. */
export interface SuppressionsTable {
  /** Keyed hash of the lower-cased address, in hex. */
  email_hash: string;
  created_at: Instant;
}

/** Random keys that the program made for itself. */
export interface SecretKeysTable {
  name: string;
  /** 256 bits in hex. */
  value: string;
}

/** Mail that has to be sent, is given up, or was sent lately. What it says is written when it is sent. */
export interface MailsTable {
  /** The idempotency key. */
  id: string;
  kind: MailKind;
  contact_id: string | null;
  subscriber_id: string | null;
  /** Only where it does not follow from what the mail is about. */
  recipient: string;
  created_at: Instant;
  /** Null when there will be none. While a server sends it: when another one may take over. */
  next_attempt_at: Instant | null;
  attempts: number;
  /** Which attempt may write down what came of it. */
  claim: string | null;
  tried_at: Instant | null;
  sent_at: Instant | null;
  failed_at: Instant | null;
  /** Of the last attempt; empty when it was sent. */
  last_error: string;
}
