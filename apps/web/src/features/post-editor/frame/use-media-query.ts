import { useSyncExternalStore } from 'react';

/** Whether a media query matches now, for example `(width >= 64rem)`. For parts that no server renders. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
