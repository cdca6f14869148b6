/** Keeps what a visitor types into a form until it is sent. Gone with the tab; storage may be full or blocked. */
import { fieldsOf, fill } from './form-fields.ts';

/**
 * Writes what was typed before into the fields that are empty: what stands in the others is newer.
 * @returns whether there was anything
 */
export function fillFromDraft(form: HTMLFormElement, key: string): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isFields(stored)) return false;
    const standing = fieldsOf(form);
    const kept = Object.entries(stored).filter(([name, text]) => text !== '' && !standing[name]);
    fill(form, Object.fromEntries(kept));
    return kept.length > 0;
  } catch {
    return false; // Then the form begins empty.
  }
}

export function storeDraft(form: HTMLFormElement, key: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(fieldsOf(form)));
  } catch {
    // Then the text lives only in the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
