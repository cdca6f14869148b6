import type { OpeningHours } from './opening-hours.ts';

/** What staff can set about conversations. */
export type ConversationSettings = {
  /** Whether the sender of an enquiry gets a mail at once. */
  isAcknowledging: boolean;
  /** Whether staff get a mail when an enquiry is about to miss the promised time. */
  isEscalating: boolean;
  /** The address of the mailbox that the site reads, if it takes addresses with a plus sign; empty: the contact email. */
  replyAddress: string;
  /** The name that the mail server of the mailbox gives itself in `Authentication-Results`; empty: no result is believed. */
  authHost: string;
  /** Null: not set, which counts as always open. */
  openingHours: OpeningHours | null;
};

/** The settings until staff save others. */
export const DEFAULT_CONVERSATION_SETTINGS: ConversationSettings = {
  isAcknowledging: true,
  isEscalating: true,
  replyAddress: '',
  authHost: '',
  openingHours: null,
};
