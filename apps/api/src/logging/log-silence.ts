/** What repeats itself has one line in this time: that says enough, and fills no disk. */
const SILENCE_MS = 10_000;
const MAX_KINDS = 100;

/**
 * Remembers what has just been logged: whether something of `kind` is the first in ten seconds, and so to be logged. Of
 * more than a hundred kinds in that time the further ones are none.
 */
export function openSilence(): (kind: string) => boolean {
  const lastLoggedMs = new Map<string, number>(); // the oldest first
  return function isFirstInAWhile(kind) {
    const nowMs = performance.now();
    for (const [known, loggedMs] of lastLoggedMs) {
      if (nowMs - loggedMs < SILENCE_MS) break;
      lastLoggedMs.delete(known);
    }
    if (lastLoggedMs.has(kind) || lastLoggedMs.size >= MAX_KINDS) return false;
    lastLoggedMs.set(kind, nowMs);
    return true;
  };
}
