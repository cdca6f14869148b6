import { isAbsolute, join } from 'node:path';
import type { DiskEvent } from './disk-trace.ts';

const UNFINISHED = / *<unfinished \.\.\.>$/;
const RESUMED = /^<\.\.\. \w+ resumed>/;

/** Reads the lines of a trace into events. */
export class TraceReader {
  readonly events: DiskEvent[] = [];
  readonly #folder: string;
  /** By thread: its unfinished call, and the number of events before it. */
  readonly #begun = new Map<string, { text: string; since: number }>();
  /** By file: the offset of the next write that names none. */
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
    // File access through this ring would not be recorded. Node has another ring for sockets.
    if (name === 'io_uring_setup' && text.includes('SQPOLL,')) throw unknownCall(text);
    const words = strings(text);
    const [first = '', second = ''] = words.slice(0, 4).map((word) => word.toString());
    const isAt = /^\w+\((?:AT_FDCWD|\d+)<[^>]*>, "/.test(text) && name.includes('at');
    const path = this.#within(isAt && !isAbsolute(second) ? join(first, second) : isAt ? second : first);
    if (path !== null) this.#addTo(path, { name, text, since, words, result: Number(result) });
    else if (/^(?:rename|link)/.test(name) && this.#within(second) !== null) throw unknownCall(text);
  }

  #addTo(path: string, call: { name: string; text: string; since: number; words: Buffer[]; result: number }): void {
    const { name, text, since, words, result } = call;
    const [, offset] = /, (\d+)\) += \d+$/.exec(text.slice(-60)) ?? [];
    switch (name) {
      case 'open':
      case 'openat':
        if (text.includes('O_APPEND')) throw unknownCall(text);
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
        if (to === null) throw unknownCall(text);
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
        throw unknownCall(text);
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

/** The quoted strings of a call, and the paths beside file descriptors. */
function strings(text: string): Buffer[] {
  return Array.from(text.matchAll(/[<"]([^<>"]*)[>"]/g), ([, hex = '']) =>
    Buffer.from(hex.replaceAll('\\x', ''), 'hex'),
  );
}

function unknownCall(text: string): Error {
  return new Error(`Unknown system call: ${text.slice(0, 500)}`);
}
