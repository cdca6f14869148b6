/** Maximum number of stored missed paths; the least requested are evicted. */
export const MISSED_PATHS_MAX = 1_000;
/** Rows that staff see. */
export const MISSED_PATHS_SHOWN = 50;
/** Retention of a missed path after its last request, in days. */
export const MISSED_PATH_DAYS = 90;

/** A path without a page that visitors requested. */
export type MissedPath = {
  /** Source: `toRedirectPath`. */
  path: string;
  visits: number;
  /** ISO 8601 in UTC. */
  lastSeenAt: string;
  /** The site of the last followed link; empty when unknown or this one. */
  referrerHost: string;
};

/** A missed path with the page that was probably meant; null when none is similar. */
export type SuggestedMissedPath = MissedPath & { suggestion: { target: string; title: string } | null };

/** Whether a missed path may be stored. Paths that look like an e-mail address or a secret may not. */
export function mayStorePath(path: string): boolean {
  return !path.includes('@') && !/[a-z0-9_-]{40,}/.test(path.replace(/[a-z]+-/g, ''));
}

/** Compares texts with `one`: their similarity, from 0 to 1, is the share of common pairs of letters (Dice). */
export function likenessTo(one: string): (other: string) => number {
  const pairs = pairsOf(one);
  return (other) => {
    if (other === one) return 1;
    let common = 0;
    for (const [pair, count] of pairsOf(other)) common += Math.min(count, pairs.get(pair) ?? 0);
    return common === 0 ? 0 : (2 * common) / (one.length + other.length - 2);
  };
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
