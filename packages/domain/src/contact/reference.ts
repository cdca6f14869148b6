/** Digits and capitals that cannot be confused: without 0 and O, 1, I and L, 5 and S, 2 and Z, 8 and B, U. */
export const REFERENCE_ALPHABET = '34679ACDEFGHJKMNPQRTVWXY';
/** How many of them a reference has. */
export const REFERENCE_LENGTH = 6;

const REFERENCE = new RegExp(`^TL-[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`);

/** Whether a text has the form of an enquiry's reference, for example `TL-7K3QX9`. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text);
}
