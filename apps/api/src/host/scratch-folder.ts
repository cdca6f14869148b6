import { mkdtemp, rm } from 'node:fs/promises';

/** A new folder whose path begins with `prefix`; `await using` removes it with everything in it. */
export async function openScratch(prefix: string): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(prefix);
  // Retried: after a failed extraction, writes may still be in flight.
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}
