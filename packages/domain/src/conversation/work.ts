/** Longest next step, in characters. */
export const NEXT_STEP_MAX_LENGTH = 200;

/** Who looks after an enquiry, and what comes next. */
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

/** An enquiry that was merged into another one, or that could be. */
export type RelatedContact = { id: string; reference: string; name: string; dateSubmitted: string; message: string };

/** What is merged into an enquiry, and what else the person has sent. */
export type Related = { merged: RelatedContact[]; others: RelatedContact[] };
