/** Web storage, which may be full or blocked by browser settings: reads then return null, and writes do nothing. */
type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text, or null; always null on the server. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Parses stored JSON; null if it is missing or invalid. */
export function readJson(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param text null removes the item */
export function writeItem(storage: StorageName, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // The text exists in the page only.
  }
}

/** Removes all items of the site, in this and all other tabs. IndexedDB is not affected. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing.
  }
}
