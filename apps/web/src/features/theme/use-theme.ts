import { useSyncExternalStore } from 'react';
import { storeTheme, type Theme } from './stored-theme.ts';

const listeners = new Set<() => void>();

/** Current theme with a toggle that stores the choice. On the server the theme is light. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  return { theme, toggleTheme };
}

function toggleTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', theme === 'dark');
  storeTheme(theme);
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
