import type { Email } from 'postal-mime';
import type { Trx } from '../store/schema.ts';
import type { SplitMail } from './parse/split-quote.ts';

/** A file of a mail. */
export type MailFile = {
  /** As its sender wrote it; empty for none. */
  name: string;
  bytes: number;
  /** Null beyond the limits of one message. */
  content: Uint8Array<ArrayBuffer> | null;
};

/** A message of the mailbox, cut to what a handler may need: working on it takes milliseconds, whatever a stranger sent. */
export type MailboxMessage = {
  /**
   * Parsed. `text` is there also for a mail in HTML, and `html` never. The attachments are the parts of reports and the
   * messages that it returns, from their start.
   */
  mail: Email;
  /** What its writer added, and what it quotes. */
  written: SplitMail;
  /** At most `ATTACHMENTS_MAX`. */
  files: MailFile[];
  /** The files beyond that number. */
  moreFiles: { count: number; bytes: number };
  /** SHA-256 of the whole message, in hex. */
  hash: string;
};

/**
 * - `handled`: written in the transaction; the message is marked as seen.
 * - `noted`: the same, but a person should see the message too: it stays unseen.
 * - `not-mine`: nothing was written; the next handler is asked.
 */
export type HandlerAnswer = 'handled' | 'noted' | 'not-mine';

/**
 * A feature that reads the mailbox. Handlers are asked in order, until one takes the message. What a handler writes is
 * committed together with the fact that the message was read, so it happens exactly once. When a handler throws, nothing of
 * it stays, and it is asked again a minute later; after the third time the message is skipped.
 */
export type MailboxHandler = {
  /** For the log: `bounces`. */
  name: string;
  handle: (trx: Trx, message: MailboxMessage, now: string) => Promise<HandlerAnswer>;
};
