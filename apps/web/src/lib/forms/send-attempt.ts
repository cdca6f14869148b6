import { readJson, writeItem } from '../session/web-storage.ts';

/** A send attempt with an idempotency key: resending the same text never creates a second enquiry. */
export type SendAttempt = { key: string; text: string };

/** The attempt for `fields`: the last one if nothing has changed, else a new one. */
export function nextAttempt(last: SendAttempt | null, fields: Record<string, string>): SendAttempt {
  const text = JSON.stringify(fields);
  return last?.text === text ? last : { key: newAttemptKey(), text };
}

/**
 * Session storage key of the contact form's attempt. Like the draft, it survives a reload: the response may have been
 * lost with the page.
 */
export const CONTACT_ATTEMPT = 'contact-attempt';

/** The last unanswered attempt of a form, or null. */
export function findAttempt(form: string): SendAttempt | null {
  const stored = readJson('sessionStorage', form);
  return isAttempt(stored) ? stored : null;
}

/** @param attempt null removes the stored one */
export function storeAttempt(form: string, attempt: SendAttempt | null): void {
  writeItem('sessionStorage', form, attempt && JSON.stringify(attempt));
}

/** A random idempotency key. `crypto.randomUUID` is not available on plain http pages. */
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
