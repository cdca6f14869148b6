import { dirname } from 'node:path';
import type { Random } from '@tideline/api/testing/fill/random-prose';
import type { DiskEvent } from './disk-trace.ts';
import { FileContent } from './file-content.ts';
import type { DiskRecording } from './record-disk.ts';

/** A disk writes a sector completely or not at all. */
const SECTOR_BYTES = 512;

/**
 * A file or a directory (without content), regardless of its names. `survival`: the share of its unsynced changes that
 * survives.
 */
type Inode = { content: FileContent | null; firstName: string; unsynced: Change[]; survival: number };

/** A change of a file's content, or of a directory's entries. */
type Change = { index: number; isSynced: boolean; of: Inode } & (
  | { kind: 'write'; offset: number; bytes: Buffer }
  | { kind: 'truncate'; size: number }
  | { kind: 'name'; removes: string | null; adds: string | null; inode: Inode }
);

/** A folder as seen by a program, and its remains after a power cut. */
export class SimulatedFolder {
  readonly #random: Random;
  readonly #root: Inode;
  readonly #before = new Map<string, Inode>();
  /** As the program sees it. */
  readonly #names: Map<string, Inode>;
  readonly #changes: Change[] = [];

  constructor(before: DiskRecording['before'], random: Random) {
    this.#random = random;
    this.#root = this.#newInode('', null);
    this.#before.set('', this.#root);
    for (const [path, bytes] of before) {
      this.#before.set(path, this.#newInode(path, bytes === null ? null : new FileContent(bytes)));
    }
    this.#names = new Map(this.#before);
  }

  apply(event: DiskEvent, index: number): void {
    if (event.kind === 'answer') return;
    const inode = this.#names.get(event.path);
    if (event.kind === 'create' || event.kind === 'folder') {
      const content = event.kind === 'folder' ? null : new FileContent();
      if (inode === undefined) this.#rename(index, null, event.path, this.#newInode(event.path, content));
      return;
    }
    if (inode === undefined) throw new Error(`${event.path} was changed before it existed.`);
    const change = { index, isSynced: false, of: inode };
    switch (event.kind) {
      case 'rename':
        return this.#rename(index, event.path, event.to, inode);
      case 'link':
        return this.#rename(index, null, event.to, inode);
      case 'remove':
        return this.#rename(index, event.path, null, inode);
      case 'sync':
        for (const earlier of inode.unsynced) earlier.isSynced = earlier.index < event.since;
        inode.unsynced = inode.unsynced.filter(({ isSynced }) => !isSynced);
        return;
      case 'failed sync': // Linux then discards the data; a later sync succeeds without writing it
        inode.unsynced = inode.unsynced.filter((earlier) => earlier.index >= event.since);
        return;
      case 'write':
        return this.#note({ ...change, kind: 'write', offset: event.offset, bytes: event.bytes });
      case 'truncate':
        return this.#note({ ...change, kind: 'truncate', size: event.size });
    }
  }

  /** The contents of surviving files by path; null for a directory, which precedes its entries. */
  survivingFiles(): Map<string, Buffer | null> {
    const names = new Map(this.#before);
    for (const change of this.#changes) {
      if (change.kind === 'write') this.#write(change);
      else if (!change.isSynced && this.#random() >= change.of.survival) continue;
      else if (change.kind === 'truncate') change.of.content?.resize(change.size);
      else {
        const { removes, adds, inode } = change;
        if (removes !== null && names.get(removes) === inode) names.delete(removes);
        if (adds !== null) names.set(adds, inode);
      }
    }
    const left = new Map<string, Buffer | null>();
    for (const path of [...names.keys()].toSorted()) {
      // The entries of a lost directory are lost.
      if (path === '' || left.get(parentOf(path)) === null) left.set(path, names.get(path)?.content?.read() ?? null);
    }
    return left;
  }

  describe(): string {
    const changed = new Set(this.#changes.filter(({ isSynced }) => !isSynced).map(({ of }) => of));
    return Array.from(
      changed,
      ({ firstName, unsynced, survival }) =>
        `${firstName || 'the folder'}: ${Math.round(survival * 100)} % of ${unsynced.length} changes survived`,
    ).join('; ');
  }

  #newInode(firstName: string, content: FileContent | null): Inode {
    const dice = this.#random();
    return { content, firstName, unsynced: [], survival: dice < 0.25 ? 0 : dice < 0.5 ? 1 : this.#random() };
  }

  #rename(index: number, removes: string | null, adds: string | null, inode: Inode): void {
    const folder = this.#names.get(parentOf(adds ?? removes ?? ''));
    if (folder === undefined) throw new Error(`The folder of ${adds ?? removes} does not exist.`);
    if (removes !== null) this.#names.delete(removes);
    if (adds !== null) this.#names.set(adds, inode);
    this.#note({ kind: 'name', index, isSynced: false, of: folder, removes, adds, inode });
  }

  #note(change: Change): void {
    this.#changes.push(change);
    change.of.unsynced.push(change);
  }

  #write({ of, isSynced, offset, bytes }: Change & { kind: 'write' }): void {
    if (isSynced) return of.content?.write(offset, bytes);
    for (let at = 0; at < bytes.length;) {
      const end = at + SECTOR_BYTES - ((offset + at) % SECTOR_BYTES);
      if (this.#random() < of.survival) of.content?.write(offset + at, bytes.subarray(at, end));
      at = end;
    }
  }
}

function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === '.' ? '' : parent;
}
