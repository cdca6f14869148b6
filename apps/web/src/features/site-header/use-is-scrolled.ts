import { useSyncExternalStore } from 'react';

/** Scroll offset at which the page counts as scrolled. */
const THRESHOLD_PX = 8;

/** Whether the page has been scrolled down. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
