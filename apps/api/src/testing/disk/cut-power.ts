import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DiskEvent } from './disk-trace.ts';
import type { Random } from '../fill/random-prose.ts';
import type { DiskRecording } from './record-disk.ts';

/** What a disk writes whole or not at all. */
const SECTOR_BYTES = 512;

export type PowerCut = DiskRecording & {
  /** The power goes before the event with this number. */
  moment: number;
  random: Random;
};

/**
 * Makes the empty folder `target` what a power cut may leave of a folder. What was synced is there; what came after the
 * last sync of a file, or of a folder's list of names, is there, or not, or in part: each sector and each name by itself.
 * @returns what was not synced, and how much of it was kept, in words
 */
export function cutPower({ events, before, moment, random }: PowerCut, target: string): string {
  const folder = new CutFolder(before, random);
  for (const [index, event] of events.slice(0, moment).entries()) folder.follow(event, index);
  for (const [path, content] of folder.whatIsLeft()) {
    if (content === null) mkdirSync(join(target, path), { recursive: true });
    else writeFileSync(join(target, path), content);
  }
  return folder.describe();
}

/** A file, or a folder (no content), by whatever name. */
type Thing = { content: Content | null; firstName: string; unsynced: Change[]; kept: number };

/** What was done to the content of a thing, or to the names in a folder. */
type Change = { index: number; isSynced: boolean; of: Thing } & (
  | { kind: 'write'; offset: number; bytes: Buffer }
  | { kind: 'truncate'; size: number }
  | { kind: 'name'; removes: string | null; adds: string | null; thing: Thing }
);

class CutFolder {
  readonly #random: Random;
  readonly #root: Thing;
  readonly #before = new Map<string, Thing>();
  /** As the program sees it. */
  readonly #names: Map<string, Thing>;
  readonly #changes: Change[] = [];

  constructor(before: PowerCut['before'], random: Random) {
    this.#random = random;
    this.#root = this.#newThing('', null);
    this.#before.set('', this.#root);
    for (const [path, bytes] of before) {
      this.#before.set(path, this.#newThing(path, bytes === null ? null : new Content(bytes)));
    }
    this.#names = new Map(this.#before);
  }

  follow(event: DiskEvent, index: number): void {
    if (event.kind === 'answer') return;
    const thing = this.#names.get(event.path);
    if (event.kind === 'create' || event.kind === 'folder') {
      const content = event.kind === 'folder' ? null : new Content();
      if (thing === undefined) this.#rename(index, null, event.path, this.#newThing(event.path, content));
      return;
    }
    if (thing === undefined) throw new Error(`${event.path} was changed before it was there.`);
    const change = { index, isSynced: false, of: thing };
    switch (event.kind) {
      case 'rename':
        return this.#rename(index, event.path, event.to, thing);
      case 'link':
        return this.#rename(index, null, event.to, thing);
      case 'remove':
        return this.#rename(index, event.path, null, thing);
      case 'sync':
        for (const earlier of thing.unsynced) earlier.isSynced = earlier.index < event.since;
        thing.unsynced = thing.unsynced.filter(({ isSynced }) => !isSynced);
        return;
      case 'failed sync': // Linux forgets that this has to be written; a later sync that succeeds says nothing of it
        thing.unsynced = thing.unsynced.filter((earlier) => earlier.index >= event.since);
        return;
      case 'write':
        return this.#note({ ...change, kind: 'write', offset: event.offset, bytes: event.bytes });
      case 'truncate':
        return this.#note({ ...change, kind: 'truncate', size: event.size });
    }
  }

  /** The content of every file that is left by its path; null for folders, which come before what they hold. */
  whatIsLeft(): Map<string, Buffer | null> {
    const names = new Map(this.#before);
    for (const change of this.#changes) {
      if (change.kind === 'write') this.#write(change);
      else if (!change.isSynced && this.#random() >= change.of.kept) continue;
      else if (change.kind === 'truncate') change.of.content?.resize(change.size);
      else {
        const { removes, adds, thing } = change;
        if (removes !== null && names.get(removes) === thing) names.delete(removes);
        if (adds !== null) names.set(adds, thing);
      }
    }
    const left = new Map<string, Buffer | null>();
    for (const path of [...names.keys()].toSorted()) {
      // What is in a folder that was lost is lost.
      if (path === '' || left.get(parentOf(path)) === null) left.set(path, names.get(path)?.content?.read() ?? null);
    }
    return left;
  }

  describe(): string {
    const things = new Set(this.#changes.filter(({ isSynced }) => !isSynced).map(({ of }) => of));
    return Array.from(
      things,
      ({ firstName, unsynced, kept }) =>
        `${firstName || 'the folder'}: ${Math.round(kept * 100)} % of ${unsynced.length} changes kept`,
    ).join('; ');
  }

  #newThing(firstName: string, content: Content | null): Thing {
    const dice = this.#random();
    return { content, firstName, unsynced: [], kept: dice < 0.25 ? 0 : dice < 0.5 ? 1 : this.#random() };
  }

  #rename(index: number, removes: string | null, adds: string | null, thing: Thing): void {
    const folder = this.#names.get(parentOf(adds ?? removes ?? ''));
    if (folder === undefined) throw new Error(`The folder of ${adds ?? removes} is not there.`);
    if (removes !== null) this.#names.delete(removes);
    if (adds !== null) this.#names.set(adds, thing);
    this.#note({ kind: 'name', index, isSynced: false, of: folder, removes, adds, thing });
  }

  #note(change: Change): void {
    this.#changes.push(change);
    change.of.unsynced.push(change);
  }

  #write({ of, isSynced, offset, bytes }: Change & { kind: 'write' }): void {
    if (isSynced) return of.content?.write(offset, bytes);
    for (let at = 0; at < bytes.length;) {
      const end = at + SECTOR_BYTES - ((offset + at) % SECTOR_BYTES);
      if (this.#random() < of.kept) of.content?.write(offset + at, bytes.subarray(at, end));
      at = end;
    }
  }
}

class Content {
  #bytes;
  #size: number;

  constructor(bytes: Uint8Array = new Uint8Array()) {
    this.#bytes = Buffer.from(bytes);
    this.#size = bytes.length;
  }

  read(): Buffer {
    return this.#bytes.subarray(0, this.#size);
  }

  write(offset: number, bytes: Buffer): void {
    this.resize(Math.max(this.#size, offset + bytes.length));
    bytes.copy(this.#bytes, offset);
  }

  /** Shorter, or longer by zeros. */
  resize(size: number): void {
    if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.read(), Buffer.alloc(2 * size - this.#size)]);
    if (size < this.#size) this.#bytes.fill(0, size);
    this.#size = size;
  }
}

function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === '.' ? '' : parent;
}
