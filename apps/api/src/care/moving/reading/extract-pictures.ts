import { mkdir } from 'node:fs/promises';
import { PICTURE_FILE } from '@tideline/domain/picture/picture-file';
import type { Archive } from './archive.ts';
import { extractedFolder } from './import-folder.ts';

/** Unpacks the pictures among these files, which articles name by these paths, or by addresses that end with them. @returns how many */
export async function extractPictures(archive: Archive, folder: string, paths: readonly string[]): Promise<number> {
  const pictures = paths.filter((path) => PICTURE_FILE.test(path));
  if (pictures.length > 0) await mkdir(extractedFolder(folder), { recursive: true });
  for (const path of pictures) await archive.extract(path);
  return pictures.length;
}
