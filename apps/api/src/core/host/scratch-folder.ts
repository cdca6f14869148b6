import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@tideline/domain/time/instant';
import { unlessMissing } from './missing-file.ts';

/** The machine's name as used in names of scratch folders. */
const MACHINE = hostname().replaceAll(/[^A-Za-z0-9]/g, '_');

/** A new folder whose path begins with `prefix`; `await using` deletes it with its content. */
export async function openScratch(prefix: string): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(`${prefix}${MACHINE}-${process.pid}-`);
  // Retried: after a failed extraction, writes may still be in flight.
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
}

/**
 * Deletes scratch folders left by a killed process: those of this machine whose process has ended, and all older than a day,
 * longer than any work takes. Others may belong to another server.
 * @param prefixes how their names begin
 */
export async function removeAbandonedScratch(folder: string, prefixes: readonly string[]): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const prefix = prefixes.find((each) => name.startsWith(each));
    if (prefix === undefined) continue;
    const path = join(folder, name);
    const found = await unlessMissing(stat(path)); // another server may be doing the same
    if (found === null) continue;
    const isAbandoned = found.mtimeMs < Date.now() - DAY_MS || hasOwnerEnded(name.slice(prefix.length));
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}

function hasOwnerEnded(owner: string): boolean {
  const [machine, pid] = owner.split('-');
  if (machine !== MACHINE || !/^\d+$/.test(pid ?? '')) return false;
  try {
    process.kill(Number(pid), 0); // asks whether the process exists
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
