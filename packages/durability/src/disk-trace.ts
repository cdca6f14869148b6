import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { TraceReader } from './trace-reader.ts';

/** A change that a traced program made in a folder, or a response it sent. Paths are relative to the folder. */
export type DiskEvent =
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'folder' | 'remove'; path: string }
  | { kind: 'rename' | 'link'; path: string; to: string }
  /** Of a file or a directory; covers the changes before event number `since`, when it began. */
  | { kind: 'sync' | 'failed sync'; path: string; since: number }
  /** At the place where sending it began. */
  | { kind: 'answer'; text: string };

/** The system calls that change files. An unknown one makes the reader fail. */
const CALLS = [
  'creat,open,openat,openat2,mkdir,mkdirat,rmdir,mknod,mknodat,link,linkat,symlink,symlinkat',
  'write,writev,pwrite64,pwritev,pwritev2,sendfile,copy_file_range,splice,io_uring_setup',
  'truncate,ftruncate,fallocate,rename,renameat,renameat2,unlink,unlinkat',
  'fsync,fdatasync,sync,syncfs,sync_file_range',
].join();

/**
 * The words before a command that record what it and its children do to files, in `tracePath`.
 * @param fault calls to fail, in strace's syntax: `fsync:error=EIO:when=20+3`
 */
export function traceCommand(tracePath: string, fault?: string): string[] {
  // -D: the command stays a direct child. --seccomp-bpf: other calls are not slowed down.
  const how = ['-D', '-f', '--seccomp-bpf', '-y', '-xx', '--string-limit=100000000'];
  const faults = fault === undefined ? [] : ['-e', `inject=${fault}`];
  const what = ['-e', `trace=?${CALLS.replaceAll(',', ',?')}`, '-e', 'signal=none', ...faults];
  return ['strace', ...how, ...what, '-o', tracePath];
}

/**
 * The events of a trace that concern `folder`, in their order.
 * @throws when the trace has a call on the folder that the reader does not know
 */
export async function readDiskTrace(tracePath: string, folder: string): Promise<DiskEvent[]> {
  const reader = new TraceReader(folder);
  const lines = createInterface({ input: createReadStream(tracePath, 'latin1'), crlfDelay: Infinity });
  for await (const line of lines) reader.read(line);
  return reader.events;
}
