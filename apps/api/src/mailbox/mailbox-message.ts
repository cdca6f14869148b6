import type { Email } from 'postal-mime';
import type { Trx } from '../store/schema.ts';

/** A message of the mailbox. */
export type MailboxMessage = {
  /** Parsed; attached messages are attachments. */
  mail: Email;
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
