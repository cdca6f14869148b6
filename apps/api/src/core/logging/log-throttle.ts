/** A repeated message is logged once per interval, so that it does not fill the disk. */
const INTERVAL_MS = 10_000;
const MAX_KINDS = 100;

/**
 * Limits log lines to the first one of each `kind` in ten seconds. Above a hundred kinds in that time, lines of further
 * kinds are dropped.
 */
export function openLogThrottle(): (kind: string) => boolean {
  const lastLoggedMs = new Map<string, number>(); // the oldest first
  return function isFirstLately(kind) {
    const nowMs = performance.now();
    for (const [known, loggedMs] of lastLoggedMs) {
      if (nowMs - loggedMs < INTERVAL_MS) break;
      lastLoggedMs.delete(known);
    }
    if (lastLoggedMs.has(kind) || lastLoggedMs.size >= MAX_KINDS) return false;
    lastLoggedMs.set(kind, nowMs);
    return true;
  };
}
