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

// A failed load must not break the page; there are just no toasts.
const ToastRegion = lazy<ComponentType>(() => loadToastRegion().catch(() => ({ default: () => null })));
const IsInside = createContext(false);

export type ToastProviderProps = { children: ReactNode };

/** Provides the notification area. Nested providers reuse the outer one. */
export function ToastProvider({ children }: ToastProviderProps) {
  const isInside = useContext(IsInside);
  const [isReady, setIsReady] = useState(() => currentToast() !== null);
  useEffect(() => {
    // Loaded on the first interaction, since no toast can appear before one.
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

/** Preloads the notification area, so that toasts also work offline. */
export function loadToastRegion(): Promise<{ default: ComponentType }> {
  return import('./toast-region.tsx');
}
