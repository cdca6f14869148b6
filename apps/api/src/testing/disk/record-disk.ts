import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DiskEvent, readDiskTrace, traceCommand } from './disk-trace.ts';
import { type ServerProcess, startServerProcess } from '../server/server-process.ts';
import { openTestFolder } from '../test-folder.ts';

/** What a server has done to a folder, from its start to its sudden end. */
export type DiskRecording = {
  /** What was there before: the content of files by path, null for folders. */
  before: Map<string, Buffer | null>;
  events: DiskEvent[];
};

/** Where a server keeps everything, within a folder that is recorded. */
export function placesIn(folder: string): { dataDir: string; url: string } {
  return { dataDir: join(folder, 'data'), url: `file:${join(folder, 'data', 'tideline.db')}` };
}

/**
 * Starts a server on the data in `folder`, lets `load` do something with it, kills it, and answers what it has written
 * and synced.
 * @param fault calls that fail, as in `traceCommand`
 * @throws when there is no strace, in words that say how to get it
 */
export async function recordDisk(
  folder: string,
  load: (server: ServerProcess) => Promise<void>,
  fault?: string,
): Promise<DiskRecording> {
  requireStrace();
  const before = readFolder(folder);
  const { dataDir, url } = placesIn(folder);
  const trace = join(await openTestFolder(), 'trace');
  const server = await startServerProcess(url, dataDir, traceCommand(trace, fault));
  await load(server);
  await server.kill('SIGKILL');
  return { before, events: await readDiskTrace(trace, folder) };
}

/** @throws when there is none that runs */
export function requireStrace(): void {
  const { status } = spawnSync('strace', ['--seccomp-bpf', '-f', '-o', '/dev/null', 'true']);
  if (status === 0) return;
  throw new Error(
    'This test records what a server writes with strace 5.3 or newer, which is missing or may not trace here. ' +
      'Install it (apt-get install strace); in a container, allow SYS_PTRACE.',
  );
}

function readFolder(folder: string): DiskRecording['before'] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isFile() ? readFileSync(path) : null];
    }),
  );
}
