import type { Contact } from '../contact/contact.ts';
/** Longest next step, in characters. */
export const NEXT_STEP_MAX_LENGTH = 200;

/** Owner and next step of an enquiry. */
export type ContactWork = {
  contactId: string;
  ownerId: string | null;
  /** Empty without an owner. */
  ownerName: string;
  /** Empty for none. */
  nextStep: string;
  /** The day of the next step, as `YYYY-MM-DD`; null for no day. */
  nextStepOn: string | null;
};

/** A next step as Overview lists it. */
export type NextStep = ContactWork & { name: string; reference: string };

/** An enquiry merged into another one, or one that could be. */
export type RelatedContact = Pick<Contact, 'id' | 'reference' | 'name' | 'dateSubmitted' | 'message' | 'answers'>;

/** Enquiries merged into an enquiry, and others of the same person. */
export type Related = { merged: RelatedContact[]; others: RelatedContact[] };
