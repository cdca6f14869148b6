import { createReadStream } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';

/** One thing that a traced program has done in a folder, or has told a client. Paths are relative to the folder. */
export type DiskEvent =
  | { kind: 'write'; path: string; offset: number; bytes: Buffer }
  | { kind: 'truncate'; path: string; size: number }
  | { kind: 'create' | 'folder' | 'remove'; path: string }
  | { kind: 'rename' | 'link'; path: string; to: string }
  /** Of a file or a folder; what had been done before event number `since` was done when it began. */
  | { kind: 'sync' | 'failed sync'; path: string; since: number }
  /** It stands where it began. */
  | { kind: 'answer'; text: string };

/** The calls that change files. One that is not understood below makes the reader fail instead of overlooking it. */
const CALLS = [
  'creat,open,openat,openat2,mkdir,mkdirat,rmdir,mknod,mknodat,link,linkat,symlink,symlinkat',
  'write,writev,pwrite64,pwritev,pwritev2,sendfile,copy_file_range,splice,io_uring_setup',
  'truncate,ftruncate,fallocate,rename,renameat,renameat2,unlink,unlinkat',
  'fsync,fdatasync,sync,syncfs,sync_file_range',
].join();

/**
 * Before a command: has all that it and its children do to files written to `tracePath`, until the last one ends.
 * @param fault makes calls fail, in strace's words, such as `fsync:error=EIO:when=20+3`
 */
export function traceCommand(tracePath: string, fault?: string): string[] {
  // -D: the command itself stays our child. --seccomp-bpf: other calls take no longer than ever.
  const how = ['-D', '-f', '--seccomp-bpf', '-y', '-xx', '--string-limit=100000000'];
  const faults = fault === undefined ? [] : ['-e', `inject=${fault}`];
  const what = ['-e', `trace=?${CALLS.replaceAll(',', ',?')}`, '-e', 'signal=none', ...faults];
  return ['strace', ...how, ...what, '-o', tracePath];
}

/**
 * What a trace says of `folder`, in the order in which it was done.
 * @throws when the program did something to the folder that is not understood here
 */
export async function readDiskTrace(tracePath: string, folder: string): Promise<DiskEvent[]> {
  const reader = new TraceReader(folder);
  const lines = createInterface({ input: createReadStream(tracePath, 'latin1'), crlfDelay: Infinity });
  for await (const line of lines) reader.read(line);
  return reader.events;
}

const UNFINISHED = / *<unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. \w+ resumed>/;

class TraceReader {
  readonly events: DiskEvent[] = [];
  readonly #folder: string;
  /** By thread: the call that it is in, and how many events there were when it began. */
  readonly #begun = new Map<string, { text: string; since: number }>();
  /** By file: where the next write goes that names no offset. */
  readonly #positions = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = `${folder}/`;
  }

  read(line: string): void {
    const space = line.indexOf(' ');
    const [thread, said] = [line.slice(0, space), line.slice(space).trimStart()];
    const begun = this.#begun.get(thread);
    if (begun && RESUMED.test(said)) {
      this.#begun.delete(thread);
      this.#add(begun.text + said.replace(RESUMED, ''), begun.since);
      return;
    }
    const text = said.replace(UNFINISHED, '');
    const since = this.events.length;
    if (/^writev?\(\d+<\\x73\\x6f\\x63\\x6b\\x65\\x74/.test(text)) {
      this.events.push({ kind: 'answer', text: Buffer.concat(strings(text).slice(1)).toString() });
    } else if (UNFINISHED.test(said)) this.#begun.set(thread, { text, since });
    else this.#add(text, since);
  }

  #add(text: string, since: number): void {
    const [, name = '', result = '-1'] = /^(\w+)\(.*= (-?\d+)[^=]*$/.exec(text) ?? [];
    if (Number(result) < 0 && name !== 'fsync' && name !== 'fdatasync') return;
    // What Node did to files through such a ring would not be seen. It has another one, for sockets.
    if (name === 'io_uring_setup' && text.includes('SQPOLL,')) throw notUnderstood(text);
    const words = strings(text);
    const [first = '', second = ''] = words.slice(0, 4).map((word) => word.toString());
    const isAt = /^\w+\((?:AT_FDCWD|\d+)<[^>]*>, "/.test(text) && name.includes('at');
    const path = this.#within(isAt && !isAbsolute(second) ? join(first, second) : isAt ? second : first);
    if (path !== null) this.#addTo(path, { name, text, since, words, result: Number(result) });
    else if (/^(?:rename|link)/.test(name) && this.#within(second) !== null) throw notUnderstood(text);
  }

  #addTo(path: string, call: { name: string; text: string; since: number; words: Buffer[]; result: number }): void {
    const { name, text, since, words, result } = call;
    const [, offset] = /, (\d+)\) += \d+$/.exec(text.slice(-60)) ?? [];
    switch (name) {
      case 'open':
      case 'openat':
        if (text.includes('O_APPEND')) throw notUnderstood(text);
        if (!/O_WRONLY|O_RDWR/.test(text)) return;
        this.#positions.set(path, 0);
        if (text.includes('O_CREAT')) this.events.push({ kind: 'create', path });
        if (text.includes('O_TRUNC')) this.events.push({ kind: 'truncate', path, size: 0 });
        return;
      case 'pwrite64':
        return this.#write(path, Number(offset), words.slice(1), result);
      case 'write':
      case 'writev':
        return this.#write(path, this.#positions.get(path) ?? 0, words.slice(1), result);
      case 'ftruncate':
        return void this.events.push({ kind: 'truncate', path, size: Number(offset) });
      case 'mkdir':
        return void this.events.push({ kind: 'folder', path });
      case 'link':
      case 'rename': {
        const to = this.#within(String(words[1]));
        if (to === null) throw notUnderstood(text);
        return void this.events.push({ kind: name, path, to });
      }
      case 'unlink':
      case 'unlinkat':
      case 'rmdir':
        return void this.events.push({ kind: 'remove', path });
      case 'fsync':
      case 'fdatasync':
        return void this.events.push({ kind: result < 0 ? 'failed sync' : 'sync', path, since });
      default:
        throw notUnderstood(text);
    }
  }

  #write(path: string, offset: number, parts: Buffer[], written: number): void {
    this.events.push({ kind: 'write', path, offset, bytes: Buffer.concat(parts).subarray(0, written) });
    this.#positions.set(path, offset + written);
  }

  #within(path: string): string | null {
    if (`${path}/` === this.#folder) return '';
    return path.startsWith(this.#folder) ? path.slice(this.#folder.length) : null;
  }
}

/** What is quoted in a call, or stands beside the number of an open file. */
function strings(text: string): Buffer[] {
  return Array.from(text.matchAll(/[<"]([^<>"]*)[>"]/g), ([, hex = '']) =>
    Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
  );
}

function notUnderstood(text: string): Error {
  return new Error(`This call is not understood: ${text.slice(0, 500)}`);
}
