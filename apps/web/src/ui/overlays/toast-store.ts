/** An action that a toast offers: a link or a button. */
export type ToastAction = { label: string; href: string } | { label: string; onSelect: () => void };

export type ToastMessage = {
  title: string;
  text?: string;
  tone?: 'default' | 'destructive';
  /** The toast closes when one is chosen. */
  actions?: readonly ToastAction[];
};
export type ShownToast = ToastMessage & { id: number; isOpen: boolean };

/** Time until a dismissed toast is removed, in milliseconds. Source: product specification §9. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the current one. Survives navigation. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  publish({ ...message, id: lastId, isOpen: true });
}

/** Closes the toast with this id if it is still shown. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  publish({ ...current, isOpen: false });
  setTimeout(() => {
    if (current?.id === id) publish(null);
  }, REMOVE_DELAY_MS);
}

/** The toast to show, or null. */
export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(toast: ShownToast | null) {
  current = toast;
  for (const listener of listeners) listener();
}
