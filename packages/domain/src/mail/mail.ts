/** Mails of one share of the hourly limit of the site wait for each other, and for no mail of another share. */
export const MAIL_SHARES = [
  'digests',
  'calls',
  'notices',
  'acknowledgements',
  'call-confirmations',
  'confirmations',
] as const;
export type MailShare = (typeof MAIL_SHARES)[number];

/** What a mail can be about: the row of an enquiry, a message of its conversation, a call, a subscriber or an issue. */
export type MailSubject = 'enquiry' | 'message' | 'call' | 'subscriber' | 'issue';

type MailRules = {
  /**
   * Mails that visitors cause have a share. `free` are those that staff cause, or of which limits of their own allow few:
   * an attack must not hold up a warning.
   */
  share: MailShare | 'free';
  /** Null: nothing but its recipient, or the notices that it replaces. */
  about: MailSubject | null;
};

/** Every kind of mail that goes through the outbox. Issues of the newsletter do not, except for their tests. */
const MAILS = {
  /** Notice of an enquiry to the agency. */
  enquiry: { share: 'notices', about: 'enquiry' },
  /** One notice of several enquiries. */
  'enquiry-digest': { share: 'digests', about: null },
  /** Confirmation of a sign-up. */
  confirmation: { share: 'confirmations', about: 'subscriber' },
  /** Test for staff. */
  test: { share: 'free', about: null },
  /** Test of an issue. */
  'issue-test': { share: 'free', about: 'issue' },
  /** Notice to the old contact email that it was replaced. */
  'address-change': { share: 'free', about: null },
  /** Notice that mail is sent or read elsewhere. */
  'mail-account-change': { share: 'free', about: null },
  /** Notice to the old reply address that it was replaced. */
  'reply-address-change': { share: 'free', about: null },
  /** Reply to an enquiry. */
  reply: { share: 'free', about: 'message' },
  /** Weekly report. */
  week: { share: 'free', about: null },
  /** Acknowledgement of an enquiry. */
  acknowledgement: { share: 'acknowledgements', about: 'message' },
  /** Notice to staff that an enquirer has answered. */
  answer: { share: 'notices', about: 'message' },
  /** Warning that an enquiry has no answer yet. */
  escalation: { share: 'notices', about: 'enquiry' },
  /** Invitation to a call, for the visitor. */
  call: { share: 'calls', about: 'call' },
  /** The same for the member of staff. */
  'call-staff': { share: 'notices', about: 'call' },
  /** Reminder of a call. */
  'call-reminder': { share: 'calls', about: 'call' },
  /** Request to confirm a call. */
  'call-confirmation': { share: 'call-confirmations', about: 'call' },
  /** One notice of several calls to the member of staff. */
  'call-digest': { share: 'digests', about: null },
  /** Link for a new password of staff. */
  'password-reset': { share: 'free', about: null },
  /** Notice to staff that their password was changed. */
  'password-changed': { share: 'free', about: null },
  /** Notice to staff that a passkey was added. */
  'passkey-added': { share: 'free', about: null },
  /** Notice to staff that a passkey was removed. */
  'passkey-removed': { share: 'free', about: null },
  /** Notice to staff that two-step sign-in was turned on. */
  'second-factor-on': { share: 'free', about: null },
  /** Notice to staff that two-step sign-in was turned off. */
  'second-factor-off': { share: 'free', about: null },
  /** Notice that a webhook was disabled. */
  webhook: { share: 'free', about: null },
  /** Invitation to the team. */
  invitation: { share: 'free', about: null },
  /** Link by which a reader downloads their data. */
  'own-data-download': { share: 'notices', about: null },
  /** Link by which a reader erases their data. */
  'own-data-erase': { share: 'notices', about: null },
} as const satisfies Record<string, MailRules>;
export type MailKind = keyof typeof MAILS;
/** In the order in which the documents of the API list them. */
export const MAIL_KINDS = Object.keys(MAILS) as [MailKind, ...MailKind[]];

/** The kinds that are about a row. */
export type MailKindWithSubject = {
  [Kind in MailKind]: (typeof MAILS)[Kind] extends { about: MailSubject } ? Kind : never;
}[MailKind];

/** What mails of a kind are about. */
export function subjectOf(kind: MailKind): MailSubject | null {
  return MAILS[kind].about;
}

/** The share that mails of a kind take a place in; `free`: they are not limited. */
export function shareOf(kind: MailKind): MailShare | 'free' {
  return MAILS[kind].share;
}

/** A mail that could not be delivered. */
export type FailedMail = {
  id: string;
  kind: MailKind;
  /** The subject: an enquiry's reference, or the address of a subscriber or of staff. */
  about: string;
  failedAt: string;
  attempts: number;
  error: string;
};

/** Where the mail of the site comes from. */
export type MailSender = {
  /** Host and port of the mail server; null when none is configured. */
  server: string | null;
  sender: { name: string; address: string };
};

/** The state of mail for the staff area. */
export type MailStatus = MailSender & {
  /** `sent` counts those of the last 30 days, others are forgotten. */
  counts: { waiting: number; sent: number; failed: number };
  /** When the mail server last accepted a message, those of the newsletter included; null if none is stored. */
  lastAcceptedAt: string | null;
  /** Of the latest attempt that failed, while its mail is not sent. */
  lastError: { text: string; at: string } | null;
  /** The latest ones. */
  failed: FailedMail[];
};
