/** The forms that work without JavaScript. */
export type FormName = 'contact' | 'newsletter';

/** The form named in a query; the contact form by default. */
export function formNameOf(value: unknown): FormName {
  return value === 'newsletter' ? 'newsletter' : 'contact';
}
