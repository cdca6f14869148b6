/** How the reading of the mailbox goes. */
export type MailboxState = {
  /** When all new messages had last been read; null before. */
  lastReadAt: string | null;
  /** Why the last read failed; null when it succeeded. */
  lastError: { text: string; at: string } | null;
  /** The last message that could not be read. */
  skipped: { reason: string; at: string } | null;
};

/** The mailbox for the staff area. `name` and `state` are null without one, `state` also before the first read. */
export type MailboxStatus = { name: string | null; state: MailboxState | null };
