import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { TraceReader } from './trace-reader.ts';

/** A change made by a traced program in a folder, or a response that it sent. Paths are relative to the folder. */
export type DiskEvent =
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'folder' | 'remove'; path: string }
  | { kind: 'rename' | 'link'; path: string; to: string }
  /** Of a file or directory. Covers the changes before event number `since`, at which it began. */
  | { kind: 'sync' | 'failed sync'; path: string; since: number }
  /** At the moment when sending began. */
  | { kind: 'answer'; text: string };

/** The system calls that change files. An unknown one makes the reader fail. */
const CALLS = [
  'creat,open,openat,openat2,mkdir,mkdirat,rmdir,mknod,mknodat,link,linkat,symlink,symlinkat',
  'write,writev,pwrite64,pwritev,pwritev2,sendfile,copy_file_range,splice,io_uring_setup',
  'truncate,ftruncate,fallocate,rename,renameat,renameat2,unlink,unlinkat',
  'fsync,fdatasync,sync,syncfs,sync_file_range',
].join();

/**
 * The words that precede a command to record, in `tracePath`, what it and its children do to files.
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
 * The events of a trace that concern `folder`, in order.
 * @throws when the trace contains an unknown call on the folder
 */
export async function readDiskTrace(tracePath: string, folder: string): Promise<DiskEvent[]> {
  const reader = new TraceReader(folder);
  const lines = createInterface({ input: createReadStream(tracePath, 'latin1'), crlfDelay: Infinity });
  for await (const line of lines) reader.read(line);
  return reader.events;
}
