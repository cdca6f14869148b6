/**
 * A notice of an enquiry to the agency, one notice of several enquiries, the confirmation of a sign-up, a test for staff, a
 * test of an issue, a notice to the old contact email that there is another, the same for the reply
 * address, a reply to an
 * enquiry, the acknowledgement of an enquiry, a notice to staff that somebody has answered a reply, a warning that an
 * enquiry has no answer yet, the weekly report, the invitation to a call, the same for
 * the member of staff, the reminder of a call, the request to confirm a call, one notice of
 * several calls to the member of staff, the link for a new password of staff,
 * the notice to staff that their password was changed, or a passkey added or removed, the notice that a webhook was disabled, the invitation to the team,
 * and the links by which readers download or erase what is stored about them.
 */
export const MAIL_KINDS = [
  'enquiry',
  'enquiry-digest',
  'confirmation',
  'test',
  'issue-test',
  'address-change',
  'reply-address-change',
  'reply',
  'week',
  'acknowledgement',
  'answer',
  'escalation',
  'call',
  'call-staff',
  'call-reminder',
  'call-confirmation',
  'call-digest',
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'webhook',
  'invitation',
  'own-data-download',
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
