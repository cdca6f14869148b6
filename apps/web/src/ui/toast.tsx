import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { showToast, type ToastMessage } from './toast-store.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx'));
const IsInside = createContext(false);

export type ToastProviderProps = { children: ReactNode };

/** Puts the notification area on the page. Inside another one it adds nothing, so every layout may have its own. */
export function ToastProvider({ children }: ToastProviderProps) {
  const isInside = useContext(IsInside);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    // The area needs no place in the first paint: it is fetched when the browser has nothing better to do.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsReady(true), 200);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => setIsReady(true), { timeout: 2000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return (
    <IsInside value>
      {children}
      {isReady && !isInside ? (
        <Suspense>
          <ToastRegion />
        </Suspense>
      ) : null}
    </IsInside>
  );
}

/** The function that shows a toast. */
export function useToast(): (message: ToastMessage) => void {
  return showToast;
}
