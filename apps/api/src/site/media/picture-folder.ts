import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDurableFolder } from '../../core/host/durable-folder.ts';
import { unlessMissing } from '../../core/host/missing-file.ts';
import { syncToDisk } from '../../core/host/sync-to-disk.ts';

/** The names of picture files; other files in the folder are not served. */
export const PICTURE_FILE = /^([0-9a-f]{24})-[1-9]\d{0,4}(?:x[1-9]\d{0,4}\.(?:jpg|png)|\.(?:avif|webp))$/;

/** Folder for conversions: on the same disk, so that files can be renamed into place. */
const INCOMING = 'incoming';
/** Folder for files without a row before they are deleted. */
export const ORPHANS = 'orphans';

/** Creates the folder for the conversion of the picture `id`. */
export async function createIncomingFolder(mediaDir: string, id: string): Promise<string> {
  makeDurableFolder(mediaDir);
  const folder = join(mediaDir, INCOMING, id);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The folder of running conversions. */
export function incomingFolderOf(mediaDir: string): string {
  return join(mediaDir, INCOMING);
}

/** Moves the converted files of `id` to the served folder; they are synced when this returns. */
export async function moveIntoPlace(mediaDir: string, id: string, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (PICTURE_FILE.exec(name)?.[1] === id) await rename(join(folder, name), join(mediaDir, name));
  }
  await syncToDisk(mediaDir);
}

/** Deletes all existing files of a picture. */
export async function deletePictureFiles(mediaDir: string, id: string): Promise<void> {
  for (const name of await listPictureFiles(mediaDir)) {
    if (name.startsWith(`${id}-`)) await rm(join(mediaDir, name), { force: true });
  }
}

/** The names of all picture files; empty when the folder does not exist. */
export async function listPictureFiles(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => PICTURE_FILE.test(name));
}

/** All names in a folder; empty when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}
