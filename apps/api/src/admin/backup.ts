/** `pnpm backup`: one file with the whole site, also while the server is running. */
import { makeBackup } from '../backup/make-backup.ts';
import { migrateSite } from '../backup/migrate-site.ts';
import { findDueNight } from '../backup/nightly.ts';
import { openDatabase } from '../db/open-database.ts';
import { readEnv } from '../env.ts';
import { findSite } from './find-site.ts';

const USAGE = `Usage: pnpm backup

Writes one file with the database and the pictures into BACKUP_DIR, restores it into a scratch place and compares every
row. The server does the same each night by itself.`;

async function main(args: readonly string[]): Promise<string> {
  const isNightly = args[0] === '--nightly';
  if (args.length > 0 && !isNightly) return USAGE;
  const env = readEnv(process.env);
  if (!isNightly) await findSite(env);
  const db = openDatabase(env.databaseUrl);
  try {
    const now = new Date().toISOString();
    const { mediaDir, backupDir, backupKeepDays: keepDays } = env;
    await migrateSite(db, { mediaDir, backupDir, keepDays, now });
    const nightlyDay = isNightly ? await findDueNight(db, now) : null;
    if (isNightly && nightlyDay === null) return 'No backup is due.';
    const file = await makeBackup({ db, mediaDir, backupDir, keepDays, nightlyDay, now });
    return file === null ? 'Another server makes this backup.' : `${file} was written, restored and compared.`;
  } finally {
    await db.destroy();
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
