import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until an instant, counted down; 0 without one and once it has passed. */
export function useSecondsUntil(iso: string | null): number {
  const [now, setNow] = useState(Date.now);
  const end = iso === null ? 0 : Date.parse(iso);
  const isOver = end <= now;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}
