export type Theme = 'light' | 'dark';

/** Read by the script in the document's head, before the first paint. */
const STORAGE_KEY = 'theme';

/** The theme that somebody has chosen in this browser, or null: then the system's is shown. */
export function findStoredTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null; // storage is blocked by browser settings
  }
}

/** Keeps the choice for the next pages. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
}
