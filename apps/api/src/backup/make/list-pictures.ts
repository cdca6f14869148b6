import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissingFile } from '../../host/missing-file.ts';
import { findSize, MEDIA_NAME, type SavedFile } from '../backup-file.ts';
import type { BaseBackup } from '../base-backup.ts';

/** The pictures of the site: those that a backup must have itself, and those that the one it builds on has. */
export type Pictures = { own: { name: string; bytes: number }[]; inBase: SavedFile[] };

/**
 * Looks through the folder of pictures, which need not exist. A picture never changes under its name.
 * @throws Error with a sentence when they cannot be looked through: a backup without them would look like a whole one
 */
export async function listPictures(mediaDir: string, base: BaseBackup | null): Promise<Pictures> {
  const entries = await readdir(mediaDir, { withFileTypes: true }).catch((cause: unknown) => {
    if (isMissingFile(cause)) return [];
    throw new Error(`The pictures in ${mediaDir} cannot be read: ${String(cause)}.`, { cause });
  });
  const found: Pictures = { own: [], inBase: [] };
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
    const bytes = await findSize(join(mediaDir, name));
    if (bytes === null) continue; // removed meanwhile
    const saved = base?.pictures.get(`${MEDIA_NAME}/${name}`);
    if (saved?.bytes === bytes) found.inBase.push(saved);
    else found.own.push({ name, bytes });
  }
  return found;
}
