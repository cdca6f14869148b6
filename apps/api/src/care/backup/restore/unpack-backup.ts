import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as tar from 'tar';
import { isMissingFile, unlessMissing } from '../../../core/host/missing-file.ts';
import { copySynced } from '../../../core/host/sync-to-disk.ts';
import { DATABASE_NAME, isIntact, PICTURES_NAME, readManifest, type Manifest } from '../backup-layout.ts';

/** The manifest of a backup, and the names of its damaged or missing pictures. */
export type Unpacked = { manifest: Manifest; lostPictures: string[] };

/**
 * Unpacks a backup into an empty folder: the database under `DATABASE_NAME`, the intact pictures in `PICTURES_NAME`.
 * @param withPictures false leaves those of a scheduled backup in the mirror
 * @throws Error with a sentence when the database differs from what was saved, or the mirror is missing
 */
export async function unpackBackup(path: string, folder: string, withPictures = true): Promise<Unpacked> {
  const found = await unlessMissing(stat(path));
  if (found === null) throw new Error(`There is no backup at ${path}.`);
  const pictures = join(folder, PICTURES_NAME);
  await mkdir(pictures);
  if (!found.isDirectory()) {
    await tar.extract({ file: path, cwd: folder, strict: true }).catch((cause: unknown) => {
      throw new Error(`${path} is not a backup of this program, or it is damaged.`, { cause });
    });
  }
  const manifest = await readManifest(found.isDirectory() ? path : folder, path);
  if (found.isDirectory()) {
    const database = join(folder, DATABASE_NAME);
    await unlessMissing(copySynced(join(path, DATABASE_NAME), database)); // checked below
    if (withPictures) await copyFromMirror(path, manifest, pictures);
  }
  if (!(await isIntact(join(folder, DATABASE_NAME), manifest.database.sha256))) {
    throw new Error(`${path} is damaged: ${DATABASE_NAME} in it differs from what was saved.`);
  }
  return { manifest, lostPictures: withPictures ? await removeDamaged(manifest, pictures) : [] };
}

async function copyFromMirror(path: string, manifest: Manifest, pictures: string): Promise<void> {
  const mirror = join(dirname(path), PICTURES_NAME);
  if (manifest.pictures.length > 0 && !existsSync(mirror)) {
    throw new Error(`${path} needs the folder ${mirror}, which holds its pictures. Put that folder next to it.`);
  }
  for (const { name, sha256 } of manifest.pictures) {
    await copySynced(join(mirror, sha256), join(pictures, name)).catch((error: unknown) => {
      if (!isMissingFile(error) && !isUnreadable(error)) throw error; // a full disk, for one
    });
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EIO';
}

async function removeDamaged(manifest: Manifest, pictures: string): Promise<string[]> {
  const lost: string[] = [];
  for (const { name, sha256 } of manifest.pictures) {
    if (await isIntact(join(pictures, name), sha256)) continue;
    await rm(join(pictures, name), { force: true });
    lost.push(name);
  }
  return lost;
}
