import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as tar from 'tar';
import type { Db } from '../store/schema.ts';
import { findWholeBackup } from './backups.repository.ts';
import { hashFile, type Manifest, type SavedFile } from './backup-file.ts';
import { readPackedManifest } from './read-manifest.ts';

/** A whole backup that others build on: the pictures in it are not in them again. */
export type BaseBackup = {
  name: string;
  sha256: string;
  /** By their paths inside the backup. A picture is never written again under its name. */
  pictures: ReadonlyMap<string, SavedFile>;
};

/**
 * The newest whole backup that was proven, if its file is to the byte what was restored then; null when it is not, or is
 * not there: whoever asks makes a whole one.
 */
export async function findBase(db: Db, backupDir: string, now: string): Promise<BaseBackup | null> {
  const whole = await findWholeBackup(db, now);
  if (whole === null) return null;
  const path = join(backupDir, whole.name);
  if ((await hashFile(path).catch(() => null)) !== whole.sha256) return null;
  const { files } = await readPackedManifest(path);
  return { ...whole, pictures: new Map(files.map((saved) => [saved.name, saved])) };
}

/**
 * Unpacks from the base of a backup those pictures that it has not itself.
 * @param file the backup whose base it is, for what is said when something is wrong
 * @throws Error with a sentence when the base is missing, or is not the one that was meant
 */
export async function unpackFromBase(
  { file, baseDir, base }: { file: string; baseDir: string; base: NonNullable<Manifest['base']> },
  { pictures, folder }: { pictures: readonly SavedFile[]; folder: string },
): Promise<void> {
  const path = join(baseDir, base.name);
  if (!existsSync(path)) {
    throw new Error(
      `${file} needs ${base.name}, which has the older pictures. Put that file beside it, into ${baseDir}.`,
    );
  }
  if ((await hashFile(path)) !== base.sha256) {
    throw new Error(
      `${path} is damaged, or another backup under its name: ${file} was made on top of another one. Put a good copy in its place, or restore another backup.`,
    );
  }
  const names = new Set(pictures.map(({ name }) => name));
  await tar.extract({ file: path, cwd: folder, strict: true, filter: (name) => names.has(name) });
}
