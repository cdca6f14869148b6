import { useSyncExternalStore } from 'react';

/** Below it, rows of lists have two lines. */
const PHONE = '(width < 40rem)';

/** Whether the window is as narrow as a phone. Only for the staff area, which the server does not render. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
