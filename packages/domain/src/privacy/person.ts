import type { Contact, CONTACT_FIELDS } from '../contact/contact.ts';
import type { PersonalData } from '../site/entity-field.ts';
import type { Subscriber, SUBSCRIBER_FIELDS } from '../subscriber/subscriber.ts';

/** What the program knows about the owner of one e-mail address, as they may have it. Instants are ISO 8601 in UTC. */
export type PersonRecord = {
  email: string;
  exportedAt: string;
  enquiries: (Omit<PersonalData<Contact, typeof CONTACT_FIELDS>, 'dateSubmitted'> & {
    submittedAt: string;
    updatedAt: string;
    firstAnsweredAt: string | null;
    /** What staff wrote about it. */
    notes: { author: string; text: string; createdAt: string }[];
  })[];
  subscriptions: (PersonalData<Subscriber, typeof SUBSCRIBER_FIELDS> & { updatedAt: string })[];
  /** Mails to this address or about its enquiries that wait, were sent in the last 30 days, or failed. */
  mails: { kind: string; createdAt: string; sentAt: string | null; failedAt: string | null }[];
  /** Since when the address is on the list of those who are never written to; null when it is not. */
  suppressedSince: string | null;
  /** Sign-ins tried with the address, counted for their limits for a day at most. */
  signInAttempts: { countedSince: string; count: number }[];
  /** The staff account of this address. */
  account: {
    name: string;
    role: string;
    createdAt: string;
    /** `confirmedAt`: when the password was last given. */
    sessions: { device: string; network: string; createdAt: string; lastUsedAt: string; confirmedAt: string }[];
    /** The two-step sign-in; null when it was never set up. `confirmedAt`: since when it asks for codes. */
    secondFactor: { startedAt: string; confirmedAt: string | null; recoveryCodesUsedAt: string[] } | null;
    /** Networks of recent sign-ins, or allowed by the operator. The server stores only a keyed hash of each. */
    knownNetworks: { until: string }[];
  } | null;
  /** How much in the staff area (notes, versions of posts, preview links, pictures) is signed with the address. */
  signatures: number;
  /** What the audit log says of this address as a member of staff, also of one whose account is gone. */
  acts: { at: string; action: string; object: string; objectId: string; network: string }[];
};

/** How many rows an address has, by what they are. */
export type PersonCounts = {
  enquiries: number;
  notes: number;
  subscriptions: number;
  mails: number;
  signInAttempts: number;
};

/** What staff see before they export or erase. */
export type PersonSummary = {
  email: string;
  counts: PersonCounts;
  hasAccount: boolean;
  isSuppressed: boolean;
  /** Whether the audit log names it as that of a member of staff: those lines are kept for the log's period. */
  isInLog: boolean;
};
