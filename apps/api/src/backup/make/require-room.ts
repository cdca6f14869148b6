import { findFreeBytes, MIN_FREE_BYTES, type FreeBytesOf } from '../../host/free-disk.ts';

/**
 * Has a backup fail before it begins rather than fill the disk that the site, too, may write on.
 * @param databaseBytes written once as it is, and packed, which is less than half of that
 * @param pictureBytes packed and unpacked again to be compared
 * @throws Error with a sentence that says how much is missing
 */
export async function requireRoom(
  folder: string,
  { databaseBytes, pictureBytes }: { databaseBytes: number; pictureBytes: number },
  freeBytesOf: FreeBytesOf = findFreeBytes,
): Promise<void> {
  // What visitors write meanwhile must fit as well.
  const needed = Math.ceil(databaseBytes * 1.5 + pictureBytes * 2 + MIN_FREE_BYTES);
  const free = await freeBytesOf(folder);
  if (free >= needed) return;
  const [neededMb, freeMb] = [needed, free].map((bytes) => Math.ceil(bytes / 1_000_000));
  throw new Error(`There is no room for a backup in ${folder}: it needs ${neededMb} MB, and ${freeMb} MB are free.`);
}
