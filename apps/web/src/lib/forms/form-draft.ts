/** Stores a form's unsent input for this tab. */
import { readJson, writeItem } from '../session/web-storage.ts';
import { fieldsOf, fill } from './form-fields.ts';

/** Session storage key of the contact form's draft. */
export const CONTACT_DRAFT = 'contact-draft';

/**
 * Fills empty fields with the draft; text in the others is newer.
 * @returns whether any field was filled
 */
export function fillFromDraft(form: HTMLFormElement, key: string): boolean {
  const current = fieldsOf(form);
  const restored = Object.entries(readDraft(key)).filter(([name, text]) => text !== '' && !current[name]);
  fill(form, Object.fromEntries(restored));
  return restored.length > 0;
}

export function storeDraft(form: HTMLFormElement, key: string): void {
  writeDraft(key, fieldsOf(form));
}

/** The stored texts by field name; empty without a draft. */
export function readDraft(key: string): Record<string, string> {
  const stored = readJson('sessionStorage', key);
  return isFields(stored) ? stored : {};
}

export function writeDraft(key: string, fields: Record<string, string>): void {
  writeItem('sessionStorage', key, JSON.stringify(fields));
}

export function clearDraft(key: string): void {
  writeItem('sessionStorage', key, null);
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
