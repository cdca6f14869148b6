/** State of reading the mailbox. */
export type MailboxState = {
  /** When the mailbox was last read to its end; null before. */
  lastReadAt: string | null;
  /** Why the last read failed; null when it succeeded. */
  lastError: { text: string; at: string } | null;
  /** The last skipped message. */
  skipped: { reason: string; at: string } | null;
};

/** The mailbox for the staff area. Without one, `name` and `state` are null; `state` is null before the first read, too. */
export type MailboxStatus = { name: string | null; state: MailboxState | null };
