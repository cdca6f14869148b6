import type { ContactStatus } from './contact.ts';

/** A change of the status of an enquiry. */
export type ContactStatusChange = { id: string; from: ContactStatus; to: ContactStatus };

/** The kinds of events in an enquiry's history: acts from the audit log, messages, calls, notes. */
export const CONTACT_EVENT_KINDS = [
  ...(['contact.add', 'contact.status', 'contact.outcome', 'contact.owner', 'contact.next-step'] as const),
  ...(['contact.merge', 'contact.unmerge', 'contact.undo-reply', 'contact.retry-reply', 'contact.warn'] as const),
  ...(['message.in', 'message.out', 'message.note-in', 'message.automatic', 'message.acknowledgement'] as const),
  ...(['call.ask', 'call.book', 'call.move', 'call.cancel'] as const),
  'note.add',
] as const;
export type ContactEventKind = (typeof CONTACT_EVENT_KINDS)[number];

/** One entry of the history of an enquiry. */
export type ContactEvent = {
  id: string;
  at: string;
  /**
   * For an act, the name of the account, else its address at that time, `command`, `program`, or empty. For a message, its
   * sender.
   */
  actor: string;
  kind: ContactEventKind;
  /** The status that was set. */
  status: ContactStatus | null;
};

/** Since when an enquiry has its status. */
export type StatusTime = { contactId: string; at: string };

/** What the board shows of the enquiries with a status beside their list. */
export type ContactColumn = {
  /** The sum of the stated values, in whole units of the site's currency. */
  value: number;
  since: StatusTime[];
};
