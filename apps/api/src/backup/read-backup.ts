import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as tar from 'tar';
import { openDatabase } from '../db/open-database.ts';
import { DATABASE_NAME, FORMAT, hashFile, MANIFEST_NAME, manifestSchema, type Manifest } from './backup-file.ts';
import { compareProofs, findDamage, listMigrations, proveTables } from './copy-tables.repository.ts';

/**
 * Unpacks a backup into an empty folder and checks everything it says of itself: each file's checksum, the soundness of
 * the database, the rows of each table.
 * @throws Error with a sentence that says what is wrong with the backup
 */
export async function unpackBackup(file: string, folder: string): Promise<Manifest> {
  await tar.extract({ file, cwd: folder, strict: true }).catch((cause: unknown) => {
    throw new Error(`${file} is no backup of this program, or it is damaged.`, { cause });
  });
  const manifest = await readManifest(file, folder);
  for (const { name, bytes, sha256 } of manifest.files) {
    const path = join(folder, name);
    const size = await stat(path).then(
      (found) => found.size,
      () => -1,
    );
    if (size !== bytes || (await hashFile(path)) !== sha256) {
      throw new Error(`${file} is damaged: ${name} in it is not what was saved.`);
    }
  }
  await checkDatabase(file, join(folder, DATABASE_NAME), manifest);
  return manifest;
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_NAME), 'utf8').catch(() => '{}');
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${file} is no backup of this program.`);
  if (parsed.data.format > FORMAT) throw new Error(`${file} was made by a newer version of this program.`);
  return parsed.data;
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
