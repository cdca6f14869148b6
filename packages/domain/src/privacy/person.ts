import type { Author, AUTHOR_FIELDS } from '../author/author.ts';
import type { PendingProfile } from '../author/pending-profile.ts';
import type { ApiKey } from '../staff/api-key.ts';
import type { Passkey } from '../staff/passkey.ts';
import type { BookingCanceller, BookingStatus } from '../booking/booking.ts';
import type { CallHours } from '../booking/hours.ts';
import type { Contact, CONTACT_FIELDS } from '../contact/contact.ts';
import type { PersonalData } from '../entity/entity-field.ts';
import type { SuppressionReason } from '../subscriber/suppression.ts';
import type { Subscriber, SUBSCRIBER_FIELDS } from '../subscriber/subscriber.ts';
import type { Trail } from '../trail/trail.ts';

/** The export of the data of a person, by e-mail address. Instants are ISO 8601 in UTC. */
export type PersonRecord = {
  email: string;
  exportedAt: string;
  enquiries: (Omit<PersonalData<Contact, typeof CONTACT_FIELDS>, 'dateSubmitted' | 'answeredAt'> & {
    submittedAt: string;
    updatedAt: string;
    firstAnsweredAt: string | null;
    /** What staff wrote about it. */
    notes: { author: string; text: string; createdAt: string }[];
    /** The visit that led to it, as the browser sent it; null when it sent none. */
    trail: Trail | null;
    /** The conversation about it. */
    messages: PersonMessage[];
    /** Replies that staff have written and not sent yet. */
    drafts: { text: string; updatedAt: string; attachments: PersonFile[] }[];
    /** What staff plan to do next; null for nothing. */
    nextStep: { text: string; on: string | null } | null;
    /** The calls that were booked for it. */
    calls: PersonCall[];
  })[];
  subscriptions: (PersonalData<Subscriber, typeof SUBSCRIBER_FIELDS> & {
    updatedAt: string;
    /** The ids of the chosen topics; empty: all. */
    topics: string[];
    /** How many messages in a row could not be delivered for a temporary reason. */
    softBounces: number;
    /** The issues of the newsletter that were sent, or are going to be. */
    issues: PersonIssue[];
    /** The visit that led to the sign-up, as the browser sent it; null when it sent none. */
    trail: Trail | null;
  })[];
  /** Mails to this address or about its enquiries: queued, sent in the last 30 days, or failed. */
  mails: { kind: string; createdAt: string; sentAt: string | null; failedAt: string | null }[];
  /** Since when the address is on the suppression list; null when it is not. */
  suppressedSince: string | null;
  /** Why; null when it is not. */
  suppressionReason: SuppressionReason | null;
  /** Reports of mail servers that name the address and have not been assigned to a message. */
  bounceReports: { receivedAt: string; kind: string | null; reason: string }[];
  /** Sign-in attempts with the address, counted for the rate limits for a day at most. */
  signInAttempts: { countedSince: string; count: number }[];
  /** The staff account of this address. */
  account: {
    name: string;
    role: string;
    createdAt: string;
    /** `confirmedAt`: when the password was last given. */
    sessions: { device: string; network: string; createdAt: string; lastUsedAt: string; confirmedAt: string }[];
    apiKeys: Omit<ApiKey, 'id'>[];
    /** The two-step sign-in; null when it was never set up. `confirmedAt`: since when it asks for codes. */
    secondFactor: { startedAt: string; confirmedAt: string | null; recoveryCodesUsedAt: string[] } | null;
    passkeys: Omit<Passkey, 'id'>[];
    /** Networks of recent sign-ins, or allowed by the operator. The server stores only a keyed hash of each. */
    knownNetworks: { until: string }[];
    /** When they take calls, and the busy times of their private calendar. */
    callHours: PersonAccountCalls['callHours'];
    busyTimes: PersonAccountCalls['busyTimes'];
    /** Named filters of the list of enquiries. */
    savedViews: { name: string; q: string; status: string | null; sort: string | null; createdAt: string }[];
  } | null;
  /** The invitation to the team; null without one. */
  invitation: { name: string; role: string; invitedAt: string; expiresAt: string } | null;
  /** The public profile of the account, else that of an author of its name; null without one. */
  authorProfile: (PersonalData<Author, typeof AUTHOR_FIELDS> & { pictureUrl: string | null }) | null;
  /** The profile that the account has submitted for approval, which is not public; null without one. */
  pendingProfile: Omit<PendingProfile, 'staffId' | 'version' | 'returnedBy'> | null;
  /** How many notes, revisions, preview links and pictures are signed with the address. */
  signatures: number;
  /** The audit log entries by and about this member of staff, also of a removed account. */
  acts: { at: string; action: string; object: string; objectId: string; network: string; apiKey: string }[];
};

/** A message of the conversation about an enquiry. */
export type PersonMessage = {
  direction: string;
  kind: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  quotedText: string;
  state: string;
  createdAt: string;
  sentAt: string | null;
  /** Its files; of those that were too large, the content is missing. */
  attachments: PersonFile[];
};

/** A file of a message, or of a reply that is not sent yet. */
export type PersonFile = { name: string; bytes: number; base64: string };

/** A call that the person booked or asked for. */
export type PersonCall = {
  startsAt: string;
  endsAt: string;
  status: BookingStatus;
  place: string;
  message: string;
  timeZone: string;
  heldUntil: string | null;
  remindedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: BookingCanceller | null;
  cancelReason: string;
  createdAt: string;
};

/** When a member of staff takes calls, and the busy times of their private calendar. */
export type PersonAccountCalls = {
  callHours: (CallHours & { updatedAt: string }) | null;
  busyTimes: { startsAt: string; endsAt: string }[];
};

/** An issue of the newsletter as one reader got it. */
export type PersonIssue = {
  subject: string;
  state: string;
  triedAt: string | null;
  acceptedAt: string | null;
  bouncedAt: string | null;
  /** What the mail server said; empty without a bounce. */
  bounceReason: string;
  complainedAt: string | null;
  unsubscribedAt: string | null;
};

/** The number of rows of an address, by kind. */
export type PersonCounts = {
  enquiries: number;
  notes: number;
  subscriptions: number;
  mails: number;
  signInAttempts: number;
};

/** The summary that staff see before an export or erasure. */
export type PersonSummary = {
  email: string;
  counts: PersonCounts;
  hasAccount: boolean;
  isSuppressed: boolean;
  /** Whether the audit log has entries by or about it; they stay until the log's retention period ends. */
  isInLog: boolean;
};
