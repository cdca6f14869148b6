/** Visitors who read the site while something else is measured. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors together, by the clock: a late answer does not delay the next visitor. */
const VISITS_PER_SECOND = 40;
const PATHS = ['/', '/blog', '/services', '/api/posts?limit=5', '/about', '/api/posts?q=tide'];

/** The response times of visitors, in milliseconds. */
export async function visit({ origin }: { origin: string }, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const startMs = performance.now();
  for (let at = 0; at < (forMs / 1000) * VISITS_PER_SECOND; at += 1) {
    await sleep(Math.max(0, startMs + (at * 1000) / VISITS_PER_SECOND - performance.now()));
    visits.push(read(origin + PATHS[at % PATHS.length], times));
  }
  await Promise.all(visits);
  return times;
}

async function read(url: string, times: number[]): Promise<void> {
  const startMs = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  times.push(performance.now() - startMs);
}
