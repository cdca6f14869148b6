import { readItem, writeItem } from '../../lib/session/web-storage.ts';

export type Theme = 'light' | 'dark';

/** Read by the script in the document's head, before the first paint. */
const STORAGE_KEY = 'theme';

/** Stored theme, or null to follow the system. */
export function findStoredTheme(): Theme | null {
  const stored = readItem('localStorage', STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Stores the choice. If storage is blocked, it lasts for this page only. */
export function storeTheme(theme: Theme): void {
  writeItem('localStorage', STORAGE_KEY, theme);
}
