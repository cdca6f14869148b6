import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawn pictures, in memory and on disk. */
export type PictureCache = {
  /**
   * The picture under `key` (letters, digits, `-` and `.` only); `draw` makes it if neither memory nor disk has it.
   * Concurrent callers share one drawing. A rejection of `draw` is passed on and not cached.
   */
  findOrDraw: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
};

type CacheOptions = {
  /** The folder of the files, created with the first one. */
  dir: string;
  maxDiskBytes: number;
  maxMemoryBytes: number;
  /** Called when the disk is unusable; pictures are then drawn again after each start. */
  onDiskFailure: (error: unknown) => void;
};

/** The share kept by a clean-up, so that not every new picture triggers another one. */
const SHARE_AFTER_CLEAN_UP = 0.8;

/** Evicts the least recently used pictures from memory and the oldest from disk. */
export function createPictureCache({ dir, maxDiskBytes, maxMemoryBytes, onDiskFailure }: CacheOptions): PictureCache {
  const memory = new Map<string, Buffer>();
  let memoryBytes = 0;
  const drawings = new Map<string, Promise<Buffer>>();
  /** Null until the folder was read. */
  let diskBytes: number | null = null;

  return {
    async findOrDraw(key, draw) {
      const known = memory.get(key);
      if (known) {
        memory.delete(key);
        memory.set(key, known);
        return known;
      }
      const running = drawings.get(key);
      if (running) return running;
      const picture = find(key, draw).finally(() => drawings.delete(key));
      drawings.set(key, picture);
      return picture;
    },
  };

  async function find(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(dir, key);
    const saved = await readFile(file).catch(() => null);
    const picture = saved ?? (await draw());
    remember(key, picture);
    if (saved === null) await writeToDisk(file, picture).catch(onDiskFailure);
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
    // Renamed into place, so that neither a reader nor a start after a crash sees a partial file.
    const draft = join(dir, `${randomUUID()}.draft`);
    await writeFile(draft, picture);
    await rename(draft, file);
    diskBytes = diskBytes === null ? await cleanUp() : diskBytes + picture.length;
    if (diskBytes > maxDiskBytes) diskBytes = await cleanUp();
  }

  /** @returns the bytes that remain */
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
      if (bytes <= maxDiskBytes * SHARE_AFTER_CLEAN_UP) break;
      await rm(join(dir, name), { force: true });
      bytes -= size;
    }
    return bytes;
  }
}
