/** The forms that work without JavaScript. */
export type FormName = 'contact' | 'newsletter';

/** The form that a query names; the contact form when it names none. */
export function formNameOf(value: unknown): FormName {
  return value === 'newsletter' ? 'newsletter' : 'contact';
}
