import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ServerProcess, startServerProcess } from '@tideline/api/testing/server/server-process';
import { placesIn } from '@tideline/api/testing/server/site-folder';
import { openTestFolder } from '@tideline/api/testing/test-folder';
import { type DiskEvent, readDiskTrace, traceCommand } from './disk-trace.ts';

/** What a server did to a folder between its start and its killing. */
export type DiskRecording = {
  /** The folder before: file contents by path, null for a directory. */
  before: Map<string, Buffer | null>;
  events: DiskEvent[];
};

/**
 * Starts a server on the site in `folder`, puts load on it, kills it, and returns what it wrote and synced.
 * @param fault calls to fail, as in `traceCommand`
 * @throws without strace, with a sentence that says how to install it
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

/** @throws where strace is missing or may not trace */
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
