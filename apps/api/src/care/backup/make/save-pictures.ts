import { readdir, rename, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeDurableFolder } from '../../../core/host/durable-folder.ts';
import { isMissingFile, unlessMissing } from '../../../core/host/missing-file.ts';
import { copySynced, syncToDisk } from '../../../core/host/sync-to-disk.ts';
import {
  hashFile,
  isIntact,
  listBackups,
  PICTURES_NAME,
  readBackupName,
  readManifest,
  type SavedPicture,
} from '../backup-layout.ts';

/** Where the pictures of a backup go. */
export type PictureTarget = {
  folder: string;
  nameOf: (picture: SavedPicture) => string;
  /** The pictures that the folder should already contain, by name. */
  known: ReadonlyMap<string, SavedPicture>;
};

/**
 * The mirror, with its content as listed by the newest scheduled backup; without a readable manifest, everything is copied
 * again.
 */
export async function openMirror(backupDir: string): Promise<PictureTarget> {
  const newest = (await listBackups(backupDir)).find((path) => readBackupName(basename(path))?.kind !== 'packed');
  const manifest = newest === undefined ? null : await readManifest(newest).catch(() => null);
  return {
    folder: join(backupDir, PICTURES_NAME),
    nameOf: ({ sha256 }) => sha256,
    known: new Map(manifest?.pictures.map((picture) => [picture.name, picture])),
  };
}

/** The folder of a packed backup, which contains all its pictures itself. */
export function packInto(folder: string): PictureTarget {
  return { folder: join(folder, PICTURES_NAME), nameOf: ({ name }) => name, known: new Map() };
}

/** The bytes that `savePictures` will copy, unless a picture in the target is damaged. */
export async function findBytesToSave(mediaDir: string, { known }: PictureTarget): Promise<number> {
  const missing = (await listPictures(mediaDir)).filter(({ name, bytes }) => known.get(name)?.bytes !== bytes);
  return missing.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Saves each picture of the site that is not yet in `saved`, and adds it there. A picture that the target should already
 * contain is compared with its hash, and copied again if damaged or missing.
 * @param unfinished a path on the target's disk for the copy in progress
 */
export async function savePictures(
  saved: Map<string, SavedPicture>,
  { mediaDir, target, unfinished }: { mediaDir: string; target: PictureTarget; unfinished: string },
): Promise<void> {
  const { folder, known, nameOf } = target;
  for (const { name, bytes } of await listPictures(mediaDir)) {
    if (saved.has(name)) continue;
    let picture = known.get(name) ?? null;
    if (picture?.bytes !== bytes || !(await isInMirror(join(folder, nameOf(picture)), picture.sha256))) {
      picture = await unlessMissing(copyPicture(join(mediaDir, name), unfinished));
      if (picture === null) continue; // removed from the site meanwhile
      makeDurableFolder(folder);
      await rename(unfinished, join(folder, nameOf(picture)));
      await syncToDisk(folder);
    }
    saved.set(name, picture);
  }
}

async function isInMirror(path: string, sha256: string): Promise<boolean> {
  const now = new Date();
  await unlessMissing(utimes(path, now, now)); // another backup, which removes old pictures, then leaves it for a day
  return isIntact(path, sha256);
}

async function copyPicture(from: string, to: string): Promise<SavedPicture> {
  const sha256 = await hashFile(from);
  await copySynced(from, to);
  if (!(await isIntact(to, sha256))) throw new Error(`The copy of ${from} differs from it.`);
  return { name: basename(from), bytes: (await stat(to)).size, sha256 };
}

/** The files in the folder of pictures, which may be missing. @throws Error with a sentence when it is unreadable */
async function listPictures(mediaDir: string): Promise<{ name: string; bytes: number }[]> {
  const entries = await readdir(mediaDir, { withFileTypes: true }).catch((cause: unknown) => {
    if (isMissingFile(cause)) return [];
    throw new Error(`The pictures in ${mediaDir} cannot be read: ${String(cause)}.`, { cause });
  });
  const found: { name: string; bytes: number }[] = [];
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
    const file = await unlessMissing(stat(join(mediaDir, name)));
    if (file) found.push({ name, bytes: file.size });
  }
  return found;
}
