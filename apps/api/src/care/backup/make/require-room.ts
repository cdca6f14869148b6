import { findFreeBytes, MIN_FREE_BYTES, type FreeBytesOf } from '../../../core/host/free-disk.ts';

/**
 * Fails a backup before it begins if it could fill the disk that the site may write to.
 * @param bytes of the database and of the pictures to copy: written once, and again for packing and for the proof
 * @throws Error with a sentence that says how much is missing
 */
export async function requireRoom(
  folder: string,
  bytes: number,
  freeBytesOf: FreeBytesOf = findFreeBytes,
): Promise<void> {
  const needed = bytes * 2 + MIN_FREE_BYTES;
  const free = await freeBytesOf(folder);
  if (free >= needed) return;
  const [neededMb, freeMb] = [needed, free].map((size) => Math.ceil(size / 1_000_000));
  throw new Error(
    `There is not enough space for a backup in ${folder}: it needs ${neededMb} MB, and ${freeMb} MB are free.`,
  );
}
