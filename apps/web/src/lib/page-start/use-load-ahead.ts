import { useIsFetching } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads code that will be wanted soon, once the page with its data is shown and the browser is idle; not with Save-Data.
 * @param load a constant function; loading twice must be harmless
 */
export function useLoadAhead(load: () => Promise<unknown>): void {
  const isOpen = useRouterState({ select: ({ status }) => status === 'idle' });
  const isShown = useIsFetching() === 0 && isOpen;
  useEffect(() => {
    if (!isShown || savesData()) return undefined;
    let isWanted = true;
    whenIdle(() => {
      // What fails is loaded again when it is opened.
      if (isWanted) load().catch(() => undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [isShown, load]);
}

/** Whether the person asks to save data; only Chromium says so. */
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
