import { useSyncExternalStore } from 'react';

/** How often relative dates are updated. */
const TICK_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** The current time in milliseconds, the same for the whole page; updates every `TICK_MS`. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function readNow(): number {
  return now;
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
