import type { ContactInput } from '../contact/contact.ts';
import { EMAIL_MAX_LENGTH } from '../subscriber/email-address.ts';

/** A field of the form of a call. */
export type CallFormField = {
  /** The name in sentences that refuse a value. */
  label: string;
  /** Longest accepted text, in characters. */
  maxLength: number;
  /** How the form asks for it. */
  input: 'line' | 'email' | 'text';
  isRequired?: boolean;
};

/**
 * Every field that the form of a call asks for, in its order. The schema, the form, its post without JavaScript and the enquiry
 * that a call belongs to are made from this list. It has fields of an enquiry, since they are stored there, but not each of
 * them: a call asks for a new one only when it is added here, too.
 */
export const CALL_FIELDS = {
  firstName: { label: 'First name', maxLength: 100, input: 'line', isRequired: true },
  lastName: { label: 'Last name', maxLength: 100, input: 'line', isRequired: true },
  email: { label: 'Email', maxLength: EMAIL_MAX_LENGTH, input: 'email', isRequired: true },
  company: { label: 'Company', maxLength: 200, input: 'line' },
  message: { label: 'Message', maxLength: 5_000, input: 'text' },
} as const satisfies Partial<Record<ContactInput, CallFormField>>;

/** The name of a field of the form of a call. */
export type CallField = keyof typeof CALL_FIELDS;
/** The fields in the order of the form. */
export const CALL_INPUTS = Object.keys(CALL_FIELDS) as CallField[];
