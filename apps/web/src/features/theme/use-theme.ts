import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** Read by the script in the document's head, before the first paint. */
const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** The theme of the page and the function that flips it; the choice is stored. On the server the theme is light. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, toggleTheme };
}

function toggleTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', theme === 'dark');
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
