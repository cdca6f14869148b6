import type { Contact } from '../contact/contact.ts';

/** Longest name of a saved reply, in characters. */
export const SAVED_REPLY_NAME_MAX_LENGTH = 60;
/** How many saved replies there may be. */
export const SAVED_REPLIES_MAX = 100;

/** A text that staff use again and again. */
export type SavedReply = { id: string; name: string; text: string };

/** What a saved reply is filled with. */
export type ReplyFacts = {
  contact: Pick<Contact, 'firstName' | 'lastName' | 'company' | 'package' | 'reference'>;
  staffName: string;
  siteTitle: string;
};

/** What stands for `{…}` in a saved reply, each with the text that replaces it. */
const REPLY_TEXTS = {
  firstName: ({ contact }) => contact.firstName,
  lastName: ({ contact }) => contact.lastName,
  company: ({ contact }) => contact.company,
  package: ({ contact }) => contact.package?.toUpperCase() ?? '',
  reference: ({ contact }) => contact.reference,
  staffName: ({ staffName }) => staffName,
  siteTitle: ({ siteTitle }) => siteTitle,
} as const satisfies Record<string, (facts: ReplyFacts) => string>;

/** The names that may stand in `{…}`, in the order in which staff read them. */
export const REPLY_FIELDS = Object.keys(REPLY_TEXTS) as (keyof typeof REPLY_TEXTS)[];

/**
 * Fills the fields of a saved reply. Unknown fields stay as they are, so that no reply is sent with an unnoticed gap.
 * @example fillReply('Dear {firstName}', …) // => 'Dear Ada'
 */
export function fillReply(text: string, facts: ReplyFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const field = REPLY_FIELDS.find((known) => known === name);
    return field === undefined ? whole : REPLY_TEXTS[field](facts);
  });
}
