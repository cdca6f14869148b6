/** The packages a visitor can name in an enquiry. */
export const CONTACT_PACKAGES = ['ripple', 'wave', 'tide', 'custom'] as const;
export type ContactPackage = (typeof CONTACT_PACKAGES)[number];

/** Where an enquiry stands; a new one is `pending`, or `spam` when a machine seems to have sent it. */
export const CONTACT_STATUSES = ['pending', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Longest accepted values, in characters. */
export const CONTACT_LIMITS = { name: 100, company: 200, message: 5_000, note: 5_000 } as const;
/** The source of an enquiry that names none. */
export const DEFAULT_CONTACT_SOURCE = 'website';

/** An enquiry sent through the contact form. */
export type Contact = {
  id: string;
  /** What the visitor was told to quote, for example `TL-7K3QX9`. */
  reference: string;
  firstName: string;
  lastName: string;
  /** First and last name, as a list shows them. */
  name: string;
  email: string;
  /** Empty when none was given. */
  company: string;
  package: ContactPackage | null;
  /** Empty when none was given. */
  message: string;
  source: string;
  status: ContactStatus;
  dateSubmitted: string;
  isSample: boolean;
};

/** What an enquiry is answered with. */
export type ContactAnswer = { message: 'received'; reference: string };

/** What staff have written about an enquiry, for each other only. */
export type ContactNote = {
  id: string;
  text: string;
  authorName: string;
  /** Whether whoever asks has written it, and may delete it. */
  isOwn: boolean;
  createdAt: string;
};
