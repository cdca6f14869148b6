import type { Db, Trx } from '../store/schema.ts';

export type MailAddress = { name: string; address: string };

/** A mail as it is sent. Notices are plain text only, so that a visitor's input is never markup. */
export type MailMessage = {
  /** The `From` header; by default, the site's title and contact email. The address must belong to the sending domain. */
  from?: { name: string; address: string };
  to: string;
  /** By default, replies go to the agency. */
  replyTo?: MailAddress | readonly MailAddress[];
  /** One line. */
  subject: string;
  text: string;
  /** The same content as a complete HTML document; the mail contains both as alternatives. */
  html?: string;
  /** An iCalendar object, which mail programs enter into the calendar. Source: RFC 6047. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** Files that go with it. */
  attachments?: readonly { name: string; mimeType: string; content: Buffer }[];
  /** Unsubscribes with one POST; only in mail to subscribers. */
  unsubscribeUrl?: string;
  /** A permanent name of the list, in the form of a host name. Source: RFC 2919. */
  listId?: string;
  /** Groups complaints in the reports of mailbox providers: up to four fields, separated by colons. */
  feedbackId?: string;
  /** The `Message-ID` with angle brackets; by default, made from the mail's idempotency key. */
  messageId?: string;
  /** The `Message-ID` of the answered message. */
  inReplyTo?: string;
  /** The `Message-ID`s of the conversation so far, oldest first. */
  references?: readonly string[];
  /** Whether and why a program wrote the mail; by default `auto-generated`. Source: RFC 3834 §5. */
  autoSubmitted?: 'no' | 'auto-generated' | 'auto-replied';
};

/** The result of sending a mail: `error` is empty when the mail server accepted it. */
export type MailResult = { error: string; at: string };

/** Records the result in the mail's subject row, in the transaction that records it in the outbox. */
export type MailFollowUp = (trx: Trx, aboutId: string, result: MailResult) => Promise<void>;

/** What a writer of mails needs. */
export type MailContext = {
  db: Db;
  siteTitle: string;
  /** The sender of all mail and the recipient of notices. */
  agencyAddress: string;
  timeZone: string;
  /** Whether the site reads a mailbox. */
  hasMailbox: boolean;
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** The address that the mail was queued for; empty if the subject row implies it. */
  recipient: string;
  /** ISO 8601 in UTC. */
  now: string;
};

/** Writes a mail at the time of sending; null when it is no longer needed. `aboutId` identifies the mail's subject row. */
export type MailWriter = (context: MailContext, aboutId: string) => Promise<MailMessage | null>;

const HEADER_MAX_LENGTH = 200;

/**
 * Makes a text safe for a header: one line, no control characters, at most `max` characters. A line break would start
 * another header, and so might an encoded word (`=?utf-8?q?…?=`) once it is decoded.
 * @example oneLine('Ada\r\nBcc: all@example.com') // => 'Ada Bcc: all@example.com'
 */
export function oneLine(text: string, max = HEADER_MAX_LENGTH): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return Array.from(line).slice(0, max).join('').toWellFormed();
}
