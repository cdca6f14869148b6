import type { Email } from 'postal-mime';
import type { Trx } from '../store/schema.ts';
import type { SplitMail } from './parse/split-quote.ts';

/** A file of a mail. */
export type MailFile = {
  /** As the sender wrote it; empty for none. */
  name: string;
  bytes: number;
  /** Null for files beyond the limits of one message. */
  content: Uint8Array<ArrayBuffer> | null;
};

/** A message of the mailbox, cut so that handling it takes milliseconds, whatever a stranger sent. */
export type MailboxMessage = {
  /**
   * The parsed mail. `text` is set even for a mail in HTML, `html` never. Attachments are the parts of reports and the
   * returned messages, each cut after its beginning.
   */
  mail: Email;
  /** The text added by the writer, and the text that it quotes. */
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
 * A feature that reads the mailbox. Handlers are asked in order until one takes the message. A handler's writes are
 * committed together with the mark that the message was read, so they happen exactly once. When a handler throws, its writes
 * are rolled back and it is asked again a minute later; after the third failure the message is skipped.
 */
export type MailboxHandler = {
  /** For the log: `bounces`. */
  name: string;
  handle: (trx: Trx, message: MailboxMessage, now: string) => Promise<HandlerAnswer>;
};
