/** Keeps what a visitor typed until it is sent. Gone with the tab. */
const STORAGE_KEY = 'contact-draft';

export type ContactFields = Record<string, string>;

/** What was typed before, or null. */
export function findDraft(): ContactFields | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isFields(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Storage may be full or blocked: then the text lives only in the page. */
export function storeDraft(fields: ContactFields): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(fields));
  } catch {
    // Nothing to be done about it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored either.
  }
}

function isFields(value: unknown): value is ContactFields {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
