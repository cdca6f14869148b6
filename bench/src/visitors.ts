/** Visitors who read the site while something else is measured. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rate of all visitors together. Visits start by the clock: a late response does not delay the next visitor. */
const VISITS_PER_SECOND = 40;
const PATHS = ['/', '/blog', '/services', '/api/posts?limit=5', '/about', '/api/posts?q=tide'];

const agent = new Agent({ keepAlive: true });

/** Sends visits for `forMs`. @returns their response times in milliseconds */
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

/** Reads a response without decompression, so that the load generator is not the bottleneck. */
async function read(url: string, times: number[]): Promise<void> {
  const startMs = performance.now();
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  times.push(performance.now() - startMs);
}
