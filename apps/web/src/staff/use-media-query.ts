import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query. Only for the staff area, which the server does not render. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Below 640 px, rows of lists have two lines, and their filters are in a sheet. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 40rem)');
}
