/** A mail to visitors as it would be sent, with sample values. */
export type MailPreview = {
  subject: string;
  text: string;
  /** The same as HTML; null for a mail that is plain text alone. */
  html: string | null;
  /** The entry for the visitor's calendar; null for a mail without. */
  calendar: { title: string; text: string } | null;
};
