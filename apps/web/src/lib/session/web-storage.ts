/** Web storage, which browser settings may block and which may be full: reading then finds nothing, writing does nothing. */
type StorageName = 'localStorage' | 'sessionStorage';

/** The stored text, or null: also on the server, where there is no storage. */
export function readItem(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Parses a stored JSON text; null when there is none, or no valid one. */
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
    // The text lives only in the page.
  }
}

/** Removes all items of the site, in all tabs and in this one. IndexedDB is not affected. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked: it holds nothing.
  }
}
