import type { Contact } from '../contact/contact.ts';

/** Longest name of a saved reply, in characters. */
export const SAVED_REPLY_NAME_MAX_LENGTH = 60;
/** How many saved replies there may be. */
export const SAVED_REPLIES_MAX = 100;

/** A text that staff use again and again. */
export type SavedReply = { id: string; name: string; text: string };

/** What stands for `{…}` in a saved reply. */
export const REPLY_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'package',
  'reference',
  'staffName',
  'siteTitle',
] as const;

/**
 * Fills the fields of a saved reply. Unknown ones stay as they are, so that nobody sends a gap unseen.
 * @example fillReply('Dear {firstName}', …) // => 'Dear Ada'
 */
export function fillReply(
  text: string,
  contact: Pick<Contact, 'firstName' | 'lastName' | 'company' | 'package' | 'reference'>,
  { staffName, siteTitle }: { staffName: string; siteTitle: string },
): string {
  const values: Record<string, string> = {
    firstName: contact.firstName,
    lastName: contact.lastName,
    company: contact.company,
    package: contact.package?.toUpperCase() ?? '',
    reference: contact.reference,
    staffName,
    siteTitle,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}
