import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeDurableFolder } from '../host/durable-folder.ts';
import { unlessMissing } from '../host/missing-file.ts';
import { syncToDisk } from '../host/sync-to-disk.ts';

const KEY_BYTES = 32;
/** In `DATA_DIR`: not in the database, and so not in its backups. */
export const MAIL_KEY_FILE = 'mail.key';

/** The key that encrypts the passwords of mail accounts; null when this server has none, or a damaged one. */
export async function readMailKey(dataDir: string): Promise<Buffer | null> {
  const text = await unlessMissing(readFile(join(dataDir, MAIL_KEY_FILE), 'utf8'));
  const key = Buffer.from(text?.trim() ?? '', 'hex');
  return key.length === KEY_BYTES ? key : null;
}

/**
 * The key of this server, made on first use.
 * @throws Error when its file is damaged: replacing it would lose what it encrypts
 */
export async function findMailKey(dataDir: string): Promise<Buffer> {
  const key = (await readMailKey(dataDir)) ?? (await makeMailKey(dataDir));
  if (key === null) throw new Error(`${resolve(dataDir, MAIL_KEY_FILE)} is not a key. Restore it, or remove it.`);
  return key;
}

/** Whole or not at all; if another process was first, its key is the one. */
async function makeMailKey(dataDir: string): Promise<Buffer | null> {
  makeDurableFolder(dataDir);
  const scratch = join(dataDir, `${MAIL_KEY_FILE}.${randomBytes(8).toString('hex')}`);
  const file = await open(scratch, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`);
    await file.sync();
    await link(scratch, join(dataDir, MAIL_KEY_FILE)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    if (process.platform !== 'win32') await syncToDisk(dataDir);
  } finally {
    await file.close();
    await rm(scratch, { force: true });
  }
  return readMailKey(dataDir);
}
