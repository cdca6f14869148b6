import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import { currentToast, showToast, subscribeToToast, type ToastMessage } from './toast-store.ts';

// Without it there is nothing to read, which is no reason to take the page away.
const ToastRegion = lazy<ComponentType>(() => loadToastRegion().catch(() => ({ default: () => null })));
const IsInside = createContext(false);

export type ToastProviderProps = { children: ReactNode };

/** Puts the notification area on the page. Inside another one it adds nothing, so every layout may have its own. */
export function ToastProvider({ children }: ToastProviderProps) {
  const isInside = useContext(IsInside);
  const [isReady, setIsReady] = useState(() => currentToast() !== null);
  useEffect(() => {
    // Fetched at the first sign of life: nobody can cause a toast before, and the first paint does not wait for it.
    function prepare() {
      setIsReady(true);
    }
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, prepare, { once: true, passive: true });
    const unsubscribe = subscribeToToast(prepare);
    return () => {
      for (const event of events) document.removeEventListener(event, prepare);
      unsubscribe();
    };
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

/** Fetches what shows toasts, so that one can be shown without a connection, too. */
export function loadToastRegion(): Promise<{ default: ComponentType }> {
  return import('./toast-region.tsx');
}
