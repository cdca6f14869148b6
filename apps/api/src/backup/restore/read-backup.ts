import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as tar from 'tar';
import { openDatabase } from '../../store/open-database.ts';
import { DATABASE_NAME, findSize, hashFile, type Manifest, type SavedFile } from '../backup-file.ts';
import { unpackFromBase, type BaseBackup } from '../base-backup.ts';
import { compareProofs, findDamage, listMigrations, proveTables } from '../copy/copy-tables.repository.ts';
import { readManifest } from '../read-manifest.ts';

/**
 * Unpacks a backup into an empty folder and checks everything it says of itself: each file's checksum, the soundness of
 * the database, the rows of each table. Pictures that it has not itself come out of the backup that it builds on, which
 * lies beside it.
 * @param provenBase for a drill, the one that it builds on: its pictures, restored when it was proven itself, stay there
 * @throws Error with a sentence that says what is wrong with the backup
 */
export async function unpackBackup(file: string, folder: string, provenBase?: BaseBackup): Promise<Manifest> {
  await tar.extract({ file, cwd: folder, strict: true }).catch((cause: unknown) => {
    throw new Error(`${file} is no backup of this program, or it is damaged.`, { cause });
  });
  const manifest = await readManifest(file, folder);
  const { base } = manifest;
  const elsewhere = base ? manifest.files.filter(({ name }) => !existsSync(join(folder, name))) : [];
  if (base && !provenBase) {
    await unpackFromBase({ file, baseDir: dirname(file), base }, { pictures: elsewhere, folder });
  }
  const isProven = ({ name, sha256 }: SavedFile) =>
    provenBase?.sha256 === base?.sha256 && provenBase?.pictures.get(name)?.sha256 === sha256;
  const proven = new Set(elsewhere.filter(isProven));
  for (const saved of manifest.files) {
    if (proven.has(saved)) continue;
    const { name, bytes, sha256 } = saved;
    const path = join(folder, name);
    if ((await findSize(path)) !== bytes || (await hashFile(path)) !== sha256) {
      throw new Error(`${file} is damaged: ${name} in it is not what was saved.`);
    }
  }
  await checkDatabase(file, join(folder, DATABASE_NAME), manifest);
  return manifest;
}

async function checkDatabase(file: string, path: string, manifest: Manifest): Promise<void> {
  const db = openDatabase(`file:${path}`);
  try {
    const damage = await findDamage(db);
    if (damage !== null) throw new Error(`${file} is damaged: its database says ${damage}.`);
    const different = compareProofs(manifest.tables, await proveTables(db));
    if (different.length > 0 || (await listMigrations(db)).join() !== manifest.migrations.join()) {
      throw new Error(`${file} is damaged: ${different.join(', ') || 'its schema'} is not what was saved.`);
    }
  } finally {
    await db.destroy();
  }
}
