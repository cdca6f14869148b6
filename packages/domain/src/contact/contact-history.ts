import type { ContactStatus } from './contact.ts';

/** A change of the status of an enquiry. */
export type ContactStatusChange = { id: string; from: ContactStatus; to: ContactStatus };

/** One entry of the history of an enquiry, from the audit log. */
export type ContactEvent = {
  id: string;
  at: string;
  /** Name of the account, else its address at the time, `command`, `program`, or empty. */
  actor: string;
  kind: 'contact.add' | 'contact.status';
  /** The status that was set. */
  status: ContactStatus | null;
};
