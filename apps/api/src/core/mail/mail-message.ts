import type { Db, Trx } from '../store/schema.ts';

export type MailAddress = { name: string; address: string };

/** A mail as it is sent. Notices are plain text only, so that a visitor's input is never markup. */
export type MailMessage = {
  /** The header; without it, the site's title and contact email. The address must be of the sending domain. */
  from?: { name: string; address: string };
  to: string;
  /** Without it, replies go to the agency. */
  replyTo?: MailAddress | readonly MailAddress[];
  /** One line. */
  subject: string;
  text: string;
  /** The same content as a whole HTML document; the mail has both as alternatives. */
  html?: string;
  /** An iCalendar object, which mail programs enter into the calendar. Source: RFC 6047. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** Files that go with it. */
  attachments?: readonly { name: string; mimeType: string; content: Buffer }[];
  /** Unsubscribes with one POST; only in mail to subscribers. */
  unsubscribeUrl?: string;
  /** A name for the list that never changes, in the form of a host name. Source: RFC 2919. */
  listId?: string;
  /** Groups complaints in the reports of mailbox providers: up to four fields, separated by colons. */
  feedbackId?: string;
  /** The `Message-ID` with its angle brackets; without it, one that is made from the mail's idempotency key. */
  messageId?: string;
  /** The `Message-ID` of the message that it answers. */
  inReplyTo?: string;
  /** The `Message-ID`s of the conversation so far, oldest first. */
  references?: readonly string[];
  /** Whether a program has written it, and why; without it, `auto-generated`. Source: RFC 3834 §5. */
  autoSubmitted?: 'no' | 'auto-generated' | 'auto-replied';
};

/** What became of a mail: `error` is empty when the mail server has accepted it. */
export type MailResult = { error: string; at: string };

/** Records what became of a mail in the row that it is about, in the transaction that records it in the outbox. */
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
  /** The issue that a test mail shows; null for other mails. */
  issueId: string | null;
  /** ISO 8601 in UTC. */
  now: string;
};

/** Writes a mail when it is sent; null when it is no longer needed. `aboutId` is the row that it is about. */
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
