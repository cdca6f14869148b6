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

/** The export of a person's data, by e-mail address. Instants are ISO 8601 in UTC. */
export type PersonRecord = {
  email: string;
  exportedAt: string;
  enquiries: (Omit<PersonalData<Contact, typeof CONTACT_FIELDS>, 'dateSubmitted' | 'answeredAt'> & {
    submittedAt: string;
    updatedAt: string;
    firstAnsweredAt: string | null;
    /** What staff wrote about it. */
    notes: { author: string; text: string; createdAt: string }[];
    /** The trail sent by the browser; null when it sent none. */
    trail: Trail | null;
    /** The conversation about it. */
    messages: PersonMessage[];
    /** Unsent replies of staff. */
    drafts: { text: string; updatedAt: string; attachments: PersonFile[] }[];
    /** The next step planned by staff; null for none. */
    nextStep: { text: string; on: string | null } | null;
    /** The calls booked for it. */
    calls: PersonCall[];
    /** What stood beside the button of the form; null if it was not stored. */
    wording: string | null;
  })[];
  subscriptions: (PersonalData<Subscriber, typeof SUBSCRIBER_FIELDS> & {
    updatedAt: string;
    /** The ids of the chosen topics; empty: all. */
    topics: string[];
    /** Consecutive messages that temporarily could not be delivered. */
    softBounces: number;
    /** Sent and future issues of the newsletter. */
    issues: PersonIssue[];
    /** The trail of the sign-up, as sent by the browser; null when it sent none. */
    trail: Trail | null;
  })[];
  /** Mails to this address or about its enquiries: queued, sent in the last 30 days, or failed. */
  mails: { kind: string; createdAt: string; sentAt: string | null; failedAt: string | null }[];
  /** Since when the address is suppressed; null when it is not. */
  suppressedSince: string | null;
  /** Why; null when it is not. */
  suppressionReason: SuppressionReason | null;
  /** Mail server reports that name the address and are not assigned to a message. */
  bounceReports: { receivedAt: string; kind: string | null; reason: string }[];
  /** Sign-in attempts with the address, counted for the rate limits for at most a day. */
  signInAttempts: { countedSince: string; count: number }[];
  /** The staff account of this address. */
  account: {
    name: string;
    role: string;
    createdAt: string;
    /** `confirmedAt`: when the password was last confirmed. */
    sessions: { device: string; network: string; createdAt: string; lastUsedAt: string; confirmedAt: string }[];
    apiKeys: Omit<ApiKey, 'id'>[];
    /** Two-step sign-in; null when it was never set up. `confirmedAt`: when it was turned on. */
    secondFactor: { startedAt: string; confirmedAt: string | null; recoveryCodesUsedAt: string[] } | null;
    passkeys: Omit<Passkey, 'id'>[];
    /** Networks of recent sign-ins, or allowed by the operator. The server stores only a keyed hash of each. */
    knownNetworks: { until: string }[];
    /** Their hours for calls, and the busy times of their private calendar. */
    callHours: PersonAccountCalls['callHours'];
    busyTimes: PersonAccountCalls['busyTimes'];
    /** Saved views of the list of enquiries. */
    savedViews: { name: string; q: string; status: string | null; sort: string | null; createdAt: string }[];
  } | null;
  /** The invitation to the team; null without one. */
  invitation: { name: string; role: string; invitedAt: string; expiresAt: string } | null;
  /** The public profile of the account, else the profile of an author with its name; null without one. */
  authorProfile: (PersonalData<Author, typeof AUTHOR_FIELDS> & { pictureUrl: string | null }) | null;
  /** The profile submitted for approval, which is not public; null without one. */
  pendingProfile: Omit<PendingProfile, 'staffId' | 'version' | 'returnedBy'> | null;
  /** The number of notes, revisions, preview links and pictures signed with the address. */
  signatures: number;
  /** Audit log entries by and about this member of staff, or a removed account. */
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
  /** Its files; those that were too large have no content. */
  attachments: PersonFile[];
};

/** A file of a message or of an unsent reply. */
export type PersonFile = { name: string; bytes: number; base64: string };

/** A call that the person booked or requested. */
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
  /** The name of its kind; missing when it has none. */
  kind?: string | undefined;
};

/** A member of staff's hours for calls, and the busy times of the private calendar. */
export type PersonAccountCalls = {
  callHours: (CallHours & { updatedAt: string }) | null;
  busyTimes: { startsAt: string; endsAt: string }[];
};

/** An issue of the newsletter, as sent to one reader. */
export type PersonIssue = {
  subject: string;
  state: string;
  triedAt: string | null;
  acceptedAt: string | null;
  bouncedAt: string | null;
  /** The mail server's reason; empty without a bounce. */
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

/** The summary shown to staff before an export or erasure. */
export type PersonSummary = {
  email: string;
  counts: PersonCounts;
  hasAccount: boolean;
  isSuppressed: boolean;
  /** Whether the audit log has entries by or about it; they stay until the log's retention period ends. */
  isInLog: boolean;
};
