import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures that were drawn before, in memory and on disk. */
export type PictureStore = {
  /**
   * The picture under `key` (letters, digits, `-` and `.` only), drawn by `draw` when it was never drawn before. All who
   * ask at the same time share one drawing. Rejects with what `draw` rejects with, and remembers no failure.
   */
  take: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
};

type StoreOptions = {
  /** Folder of the files, made when the first one is written. */
  dir: string;
  maxDiskBytes: number;
  maxMemoryBytes: number;
  /** Told when the disk cannot be used; pictures are then drawn again after each start. */
  onDiskFailure: (error: unknown) => void;
};

/** After a clean-up this part of the room is taken, so that not every new picture causes the next one. */
const KEPT_SHARE = 0.8;

/** Keeps pictures within two bounds: the least recently used leave the memory first, the oldest the disk. */
export function createPictureStore({ dir, maxDiskBytes, maxMemoryBytes, onDiskFailure }: StoreOptions): PictureStore {
  const memory = new Map<string, Buffer>();
  let memoryBytes = 0;
  const underWay = new Map<string, Promise<Buffer>>();
  /** Null until the folder was looked at. */
  let diskBytes: number | null = null;

  return {
    async take(key, draw) {
      const known = memory.get(key);
      if (known) {
        memory.delete(key);
        memory.set(key, known);
        return known;
      }
      const begun = underWay.get(key);
      if (begun) return begun;
      const picture = find(key, draw).finally(() => underWay.delete(key));
      underWay.set(key, picture);
      return picture;
    },
  };

  async function find(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(dir, key);
    const kept = await readFile(file).catch(() => null);
    const picture = kept ?? (await draw());
    remember(key, picture);
    if (kept === null) await writeToDisk(file, picture).catch(onDiskFailure);
    return picture;
  }

  function remember(key: string, picture: Buffer): void {
    memory.set(key, picture);
    memoryBytes += picture.length;
    for (const [oldest, { length }] of memory) {
      if (memoryBytes <= maxMemoryBytes) break;
      memory.delete(oldest);
      memoryBytes -= length;
    }
  }

  async function writeToDisk(file: string, picture: Buffer): Promise<void> {
    await mkdir(dir, { recursive: true });
    // Written beside it first: a reader never meets half a picture, nor does the next start after a crash.
    const draft = join(dir, `${randomUUID()}.draft`);
    await writeFile(draft, picture);
    await rename(draft, file);
    diskBytes = diskBytes === null ? await cleanUp() : diskBytes + picture.length;
    if (diskBytes > maxDiskBytes) diskBytes = await cleanUp();
  }

  /** Answers how many bytes are left. */
  async function cleanUp(): Promise<number> {
    const names = await readdir(dir);
    const found = await Promise.all(
      names.map(async (name) => {
        const state = await stat(join(dir, name)).catch(() => null);
        return state ? [{ name, size: state.size, writtenMs: state.mtimeMs }] : [];
      }),
    );
    const files = found.flat().toSorted((a, b) => a.writtenMs - b.writtenMs);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (bytes <= maxDiskBytes) return bytes;
    for (const { name, size } of files) {
      if (bytes <= maxDiskBytes * KEPT_SHARE) break;
      await rm(join(dir, name), { force: true });
      bytes -= size;
    }
    return bytes;
  }
}
