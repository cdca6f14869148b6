/**
 * The kinds of mail in the outbox. Issues of the newsletter are not among them. A kind without a share of the hourly limit
 * (`core/mail/site-limit.ts` of the server) does not compile.
 */
export const MAIL_KINDS = [
  /** Notice of an enquiry to the agency. */
  'enquiry',
  /** One notice of several enquiries. */
  'enquiry-digest',
  /** Confirmation of a sign-up. */
  'confirmation',
  /** Test for staff. */
  'test',
  /** Test of an issue. */
  'issue-test',
  /** Notice to the old contact email that it was replaced. */
  'address-change',
  /** Notice to the old reply address that it was replaced. */
  'reply-address-change',
  /** Reply to an enquiry. */
  'reply',
  /** Weekly report. */
  'week',
  /** Acknowledgement of an enquiry. */
  'acknowledgement',
  /** Notice to staff that an enquirer has answered. */
  'answer',
  /** Warning that an enquiry has no answer yet. */
  'escalation',
  /** Invitation to a call, for the visitor. */
  'call',
  /** The same for the member of staff. */
  'call-staff',
  /** Reminder of a call. */
  'call-reminder',
  /** Request to confirm a call. */
  'call-confirmation',
  /** One notice of several calls to the member of staff. */
  'call-digest',
  /** Link for a new password of staff. */
  'password-reset',
  /** Notice to staff that their password was changed. */
  'password-changed',
  /** Notice to staff that a passkey was added. */
  'passkey-added',
  /** Notice to staff that a passkey was removed. */
  'passkey-removed',
  /** Notice to staff that two-step sign-in was turned on. */
  'second-factor-on',
  /** Notice to staff that two-step sign-in was turned off. */
  'second-factor-off',
  /** Notice that a webhook was disabled. */
  'webhook',
  /** Invitation to the team. */
  'invitation',
  /** Link by which a reader downloads their data. */
  'own-data-download',
  /** Link by which a reader erases their data. */
  'own-data-erase',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

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
  /** Of the latest attempt that failed, while its mail is not sent. */
  lastError: { text: string; at: string } | null;
  /** The latest ones. */
  failed: FailedMail[];
};
