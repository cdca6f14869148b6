import { newAttemptKey } from '../../lib/calls/attempt-key.ts';

/** One try at sending: the same text sent again keeps its key, so a lost answer never makes a second enquiry. */
export type SendAttempt = { key: string; text: string };

/** Outlives a reload, as the draft does: the answer may have been lost with the page. */
const STORAGE_KEY = 'contact-attempt';

/** The attempt for `fields`: the last one again if nothing has changed since, else a new one. */
export function nextAttempt(last: SendAttempt | null, fields: Record<string, string>): SendAttempt {
  const text = JSON.stringify(fields);
  return last?.text === text ? last : { key: newAttemptKey(), text };
}

/** The last attempt that was not answered, or null. */
export function findAttempt(): SendAttempt | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isAttempt(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Null forgets it. Without storage it lives only in the page. */
export function storeAttempt(attempt: SendAttempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing to be done about it.
  }
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
