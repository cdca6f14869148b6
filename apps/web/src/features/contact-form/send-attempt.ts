import { readJson, writeItem } from '../../lib/session/web-storage.ts';

/** One attempt to send: the same text sent again has the same key, so a lost answer never makes a second enquiry. */
export type SendAttempt = { key: string; text: string };

/** Survives a reload, as the draft does: the answer may have been lost with the page. */
const STORAGE_KEY = 'contact-attempt';

/** The attempt for `fields`: the last one again if nothing has changed since, else a new one. */
export function nextAttempt(last: SendAttempt | null, fields: Record<string, string>): SendAttempt {
  const text = JSON.stringify(fields);
  return last?.text === text ? last : { key: newAttemptKey(), text };
}

/** The last attempt that was not answered, or null. */
export function findAttempt(): SendAttempt | null {
  const stored = readJson('sessionStorage', STORAGE_KEY);
  return isAttempt(stored) ? stored : null;
}

/** @param attempt null removes the stored one */
export function storeAttempt(attempt: SendAttempt | null): void {
  writeItem('sessionStorage', STORAGE_KEY, attempt && JSON.stringify(attempt));
}

/** A random key that marks two requests as one attempt. `crypto.randomUUID` does not exist on plain http pages. */
function newAttemptKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}

function isAttempt(value: unknown): value is SendAttempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
