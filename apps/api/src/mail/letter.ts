import type { Db } from '../store/schema.ts';

/** What a mail says and to whom. Plain text only: what a visitor typed is shown as they typed it, never as markup. */
export type Letter = {
  to: string;
  /** Whom an answer reaches; left out, the agency. */
  replyTo?: { name: string; address: string };
  /** One line. */
  subject: string;
  text: string;
  /** Where the recipient unsubscribes by one POST; only in mail to subscribers. */
  unsubscribeUrl?: string;
};

/** What a mail may be written from. */
export type LetterPaper = {
  db: Db;
  siteTitle: string;
  /** The agency's own address: sender of all mail, recipient of notices. */
  agencyAddress: string;
  timeZone: string;
  /** The site's public address, without a slash at its end. */
  origin: string;
  /** ISO 8601 in UTC. */
  now: string;
};

/** Writes a mail in the moment it is sent; null when there is no need for it any more. `aboutId` is what it is about. */
export type LetterWriter = (paper: LetterPaper, aboutId: string) => Promise<Letter | null>;

const HEADER_MAX_LENGTH = 200;

/**
 * Text as a header may have it: on one line, without control characters and at most `max` characters long. Line breaks
 * in a header would begin another header; so would an encoded word (`=?utf-8?q?…?=`) that somebody typed, once it is read.
 * @example oneLine('Ada\r\nBcc: all@example.com') // => 'Ada Bcc: all@example.com'
 */
export function oneLine(text: string, max = HEADER_MAX_LENGTH): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  return Array.from(line).slice(0, max).join('').toWellFormed();
}
