/** `pnpm restore FILE`: puts a backup in the site's place. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { carryAuditLines } from '../backup/restore/carry-audit.repository.ts';
import { carrySignIn, type ChangedAccount } from '../backup/restore/carry-sign-in.repository.ts';
import { endKeys } from '../backup/restore/end-keys.repository.ts';
import { restoreBackup } from '../backup/restore/restore-backup.ts';
import { COMMAND, recordAlone } from '../audit/audit.repository.ts';
import { readEnv } from '../env.ts';
import { carryUnsubscribes } from '../privacy/carry-unsubscribes.repository.ts';
import { gatherErasures, replayErasures } from '../privacy/replay-erasures.ts';
import { describeSignIn } from './after-restore.ts';
import { nameDatabase, refuseRoot } from './find-site.ts';

const USAGE = `Usage: pnpm restore FILE [--replace]

Checks the backup, then makes it the database of DATABASE_URL and the pictures of DATA_DIR. Stop the site first. It needs
the settings of the server. Sessions and preview links end; accounts and passwords are those of the backup.
  --replace   also when there is a site already: SQLite and pictures are put aside, a PostgreSQL database is emptied`;

async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) return USAGE;
  const { databaseUrl, mediaDir, backupDir } = readEnv(process.env);
  refuseRoot(databaseUrl);
  console.error(`Database: ${nameDatabase(databaseUrl)}`);
  const now = new Date().toISOString();
  // Before anything is put aside: the database in whose place the backup comes knows whose data has been erased since.
  const { erasures, problem } = await gatherErasures({ databaseUrl, backupDir, file });
  let erasedAgain = 0;
  let unsubscribedAgain: number | null = 0;
  let changedAccounts: ChangedAccount[] | null = null;
  const manifest = await restoreBackup({
    file,
    databaseUrl,
    mediaDir,
    replaces: values.replace ?? false,
    now,
    async prepare(db, { createdAt }) {
      unsubscribedAgain = await carryUnsubscribes(databaseUrl, db, now);
      erasedAgain = await replayErasures(db, erasures);
      await endKeys(db);
      changedAccounts = await carrySignIn(databaseUrl, db);
      const carriedLines = await carryAuditLines(databaseUrl, db, createdAt);
      const detail = { file: basename(file), createdAt, erasedAgain, unsubscribedAgain, carriedLines };
      await recordAlone(db, COMMAND, { action: 'backup.restore', detail }, now);
    },
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const place = `The site is as it was at ${manifest.createdAt}: ${rows} rows, ${manifest.files.length - 1} pictures.`;
  const again = `${erasedAgain} erased since then ${erasedAgain === 1 ? 'was' : 'were'} erased again.`;
  const unsubscribed =
    unsubscribedAgain === null
      ? 'Who has unsubscribed since then could not be read: they may be on the list of subscribers again.'
      : `${unsubscribedAgain} who had unsubscribed since then ${unsubscribedAgain === 1 ? 'stays' : 'stay'} unsubscribed.`;
  return [
    place,
    ...(erasedAgain > 0 ? [again] : []),
    ...(unsubscribedAgain === 0 ? [] : [unsubscribed]),
    ...(problem === null ? [] : [problem]),
    ...describeSignIn(changedAccounts),
  ].join('\n');
}

process.umask(0o077); // as the server: nobody else on the machine reads what is written
try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
