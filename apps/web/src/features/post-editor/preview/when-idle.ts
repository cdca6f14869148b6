/**
 * Acts when the browser has nothing better to do, at the latest after `withinMs`; in Safari, which cannot tell, right after
 * what it is at.
 * @returns calls it off
 */
export function whenIdle(act: () => void, withinMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const waiting = window.requestIdleCallback(act, { timeout: withinMs });
  return () => window.cancelIdleCallback(waiting);
}
