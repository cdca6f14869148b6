/** Stores what a visitor types into a form until it is sent, for this tab. */
import { readJson, writeItem } from '../session/web-storage.ts';
import { fieldsOf, fill } from './form-fields.ts';

/**
 * Fills the empty fields with the draft; the text in the others is newer.
 * @returns whether there was any
 */
export function fillFromDraft(form: HTMLFormElement, key: string): boolean {
  const stored = readJson('sessionStorage', key);
  if (!isFields(stored)) return false;
  const current = fieldsOf(form);
  const restored = Object.entries(stored).filter(([name, text]) => text !== '' && !current[name]);
  fill(form, Object.fromEntries(restored));
  return restored.length > 0;
}

export function storeDraft(form: HTMLFormElement, key: string): void {
  writeItem('sessionStorage', key, JSON.stringify(fieldsOf(form)));
}

export function clearDraft(key: string): void {
  writeItem('sessionStorage', key, null);
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
