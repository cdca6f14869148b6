import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLastingFolder } from '../host/lasting-folder.ts';
import { unlessMissing } from '../host/missing-file.ts';

/** Names that may be handed out: the forms of pictures, and nothing else that lies in the folder. */
export const PICTURE_FILE = /^([0-9a-f]{24})-[1-9]\d{0,4}(?:x[1-9]\d{0,4}\.(?:jpg|png)|\.(?:avif|webp))$/;

/** Where pictures are made, on the same disk as where they are kept, so that a rename moves them whole. */
const WORKSHOP = 'incoming';
/** Where files lie that no row names, until somebody misses them or their time is over. */
export const LOST_FILES = 'orphans';

/** Makes an empty folder to make the picture `id` in, inside of the pictures' folder. */
export async function openWorkshop(mediaDir: string, id: string): Promise<string> {
  makeLastingFolder(mediaDir);
  const folder = join(mediaDir, WORKSHOP, id);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Where pictures are made at present. */
export function workshopOf(mediaDir: string): string {
  return join(mediaDir, WORKSHOP);
}

/** Moves the finished forms of `id` from its workshop to where they are handed out; on disk when this returns. */
export async function moveIntoPlace(mediaDir: string, id: string, workshop: string): Promise<void> {
  for (const name of await readdir(workshop)) {
    if (PICTURE_FILE.exec(name)?.[1] === id) await rename(join(workshop, name), join(mediaDir, name));
  }
  const folder = await open(mediaDir);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Deletes the forms of a picture; those that are gone already are no failure. */
export async function deletePictureFiles(mediaDir: string, id: string): Promise<void> {
  for (const name of await listPictureFiles(mediaDir)) {
    if (name.startsWith(`${id}-`)) await rm(join(mediaDir, name), { force: true });
  }
}

/** The names of all pictures' forms; none when there is no such folder yet. */
export async function listPictureFiles(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => PICTURE_FILE.test(name));
}

/** Everything in a folder by name; nothing when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}
