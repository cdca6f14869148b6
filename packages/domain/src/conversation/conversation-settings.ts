import type { OpeningHours } from './opening-hours.ts';

/** Settings of conversations. */
export type ConversationSettings = {
  /** Whether enquirers get an acknowledgement by mail. */
  isAcknowledging: boolean;
  /** Whether staff get a mail when the promised time of an enquiry is about to end. */
  isEscalating: boolean;
  /** The address of the site's mailbox, if it supports plus addresses; empty: the contact email. */
  replyAddress: string;
  /** The authserv-id of the mailbox's mail server in `Authentication-Results`; empty: no result is trusted. */
  authHost: string;
  /** Null: not set, which counts as always open. */
  openingHours: OpeningHours | null;
};

/** The settings, and what they need to work. */
export type ReadConversationSettings = ConversationSettings & { hasMailServer: boolean; hasMailbox: boolean };

/** The settings until staff save others. */
export const DEFAULT_CONVERSATION_SETTINGS: ConversationSettings = {
  isAcknowledging: true,
  isEscalating: true,
  replyAddress: '',
  authHost: '',
  openingHours: null,
};
