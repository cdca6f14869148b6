/** `npm run backup`: packs the whole site into one file, even while the server runs. */
import { setPriority } from 'node:os';
import { makeBackup } from '../../care/backup/make/make-backup.ts';
import { makeDueBackup } from '../../care/backup/make/make-due-backup.ts';
import { migrateSite } from '../../care/backup/make/migrate-site.ts';
import { readEnv } from '../../env.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { findSite } from './find-site.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run backup

Packs the database and the pictures into one file in BACKUP_DIR, restores it into a scratch folder and compares every row.
The server makes backups automatically, every night and every hour in which something has changed; their pictures are
in BACKUP_DIR/pictures.`;

/** The `nice` value of backups made by the server: visitors come first. */
const LOW_PRIORITY = 10;

await runCommand(async (args) => {
  const isScheduled = args[0] === '--due';
  const isOfServer = isScheduled || args[0] === '--asked'; // the server calls it so
  if (args.length > 0 && !isOfServer) return USAGE;
  const env = readEnv(process.env);
  if (isOfServer) setPriority(LOW_PRIORITY);
  else await findSite(env);
  await using db = openDatabase(env.databaseUrl);
  const { mediaDir, backupDir, backupRetention: retention } = env;
  const options = { db, mediaDir, backupDir, retention, now: new Date().toISOString() };
  await migrateSite(db, options);
  const path = await (isScheduled ? makeDueBackup(options) : makeBackup({ ...options, slot: null }));
  return path === null ? 'No backup was due.' : `${path} was written, restored and compared.`;
});
