import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Below this a write may fail at any moment. It leaves space for a database page, its log and a picture. */
export const MIN_FREE_BYTES = 50_000_000;

export type FreeBytesOf = (folder: string) => Promise<number>;

/** The bytes this process may still write on the disk of `folder`, which need not exist yet. */
export async function findFreeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  if (disk !== null) return disk.bavail * disk.bsize;
  return dirname(folder) === folder ? 0 : findFreeBytes(dirname(folder));
}
