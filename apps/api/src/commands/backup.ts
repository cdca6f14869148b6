/** `pnpm backup`: one file with the whole site, also while the server is running. */
import { setPriority } from 'node:os';
import { makeBackup } from '../backup/make/make-backup.ts';
import { makeDueBackup } from '../backup/make/make-due-backup.ts';
import { migrateSite } from '../backup/make/migrate-site.ts';
import { openDatabase } from '../store/open-database.ts';
import { readEnv } from '../env.ts';
import { findSite } from './find-site.ts';

const USAGE = `Usage: pnpm backup

Writes one file with the database and the pictures into BACKUP_DIR, restores it into a scratch place and compares every
row. The server does the same each night by itself, and each hour in which something has changed with what is new.`;

/** How nice the server's own backup is, as `nice` counts: whoever is on the site comes first. */
const BEHIND_VISITORS = 10;

async function main(args: readonly string[]): Promise<string> {
  const isDueOnly = args[0] === '--due';
  if (args.length > 0 && !isDueOnly) return USAGE;
  const env = readEnv(process.env);
  if (!isDueOnly) await findSite(env);
  else setPriority(BEHIND_VISITORS);
  const db = openDatabase(env.databaseUrl);
  try {
    const now = new Date().toISOString();
    const { mediaDir, backupDir, backupRetention: retention } = env;
    const options = { db, mediaDir, backupDir, retention, now };
    await migrateSite(db, options);
    const file = await (isDueOnly ? makeDueBackup(options) : makeBackup({ ...options, slot: null }));
    return file === null ? 'No backup was due.' : `${file} was written, restored and compared.`;
  } finally {
    await db.destroy();
  }
}

process.umask(0o077); // as the server: nobody else on the machine reads what is written
try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
