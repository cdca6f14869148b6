export type Theme = 'light' | 'dark';

/** Read by the script in the document's head, before the first paint. */
const STORAGE_KEY = 'theme';

/** Stored theme, or null to follow the system. */
export function findStoredTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null; // storage is blocked by browser settings
  }
}

/** Stores the choice. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
