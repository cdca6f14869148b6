import type { Contact, ContactInput } from './contact.ts';

/** A visitor's input as shown to staff; empty if omitted. */
export function contactText(contact: Contact, field: ContactInput): string {
  return field === 'package' ? packageLabel(contact) : contact[field];
}

/** The package of an enquiry in words; empty for none. */
export function packageLabel({ package: id, packageName }: Pick<Contact, 'package' | 'packageName'>): string {
  return packageName || (id?.toUpperCase() ?? '');
}
