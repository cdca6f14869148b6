/** `npm run restore`: replaces the site by a backup. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMAND, recordAlone } from '../../core/audit/audit.repository.ts';
import { transferAuditLines } from '../../care/backup/restore/transfer-audit.repository.ts';
import { transferSignIn, type ChangedAccount } from '../../care/backup/restore/transfer-sign-in.repository.ts';
import { endKeys } from '../../care/backup/restore/end-keys.repository.ts';
import { restoreBackup } from '../../care/backup/restore/restore-backup.ts';
import { readEnv } from '../../env.ts';
import { transferUnsubscribes } from '../../care/privacy/transfer-unsubscribes.repository.ts';
import { gatherErasures, replayErasures } from '../../care/privacy/replay-erasures.ts';
import { nameDatabase, refuseRoot } from './find-site.ts';
import { reportRestore } from './report-restore.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run restore -- BACKUP [--replace]

Checks a backup (a folder or a packed file), then makes it the database of DATABASE_URL and the pictures of DATA_DIR. Stop
the site first. It needs the settings of the server. Sessions and preview links end; accounts and passwords are those of
the backup.
  --replace   also when there is a site already: SQLite and pictures are put aside, a PostgreSQL database is emptied`;

await runCommand(async (args) => {
  const options = { replace: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) return USAGE;
  const { databaseUrl, mediaDir, backupDir } = readEnv(process.env);
  refuseRoot(databaseUrl);
  console.error(`Database: ${nameDatabase(databaseUrl)}`);
  const now = new Date().toISOString();
  // First, because the replaced database contains the erasures since the backup.
  const { erasures, problem } = await gatherErasures({ databaseUrl, backupDir, file: path });
  let erasedAgain = 0;
  let unsubscribedAgain: number | null = 0;
  let changedAccounts: ChangedAccount[] | null = null;
  const restored = await restoreBackup({
    path,
    databaseUrl,
    mediaDir,
    replaces: values.replace ?? false,
    now,
    async prepare(db, { createdAt }) {
      unsubscribedAgain = await transferUnsubscribes(databaseUrl, db, now);
      erasedAgain = await replayErasures(db, erasures);
      await endKeys(db);
      changedAccounts = await transferSignIn(databaseUrl, db);
      const carriedLines = await transferAuditLines(databaseUrl, db, createdAt);
      const detail = { file: basename(path), createdAt, erasedAgain, unsubscribedAgain, carriedLines };
      await recordAlone(db, COMMAND, { action: 'backup.restore', detail }, now);
    },
  });
  return reportRestore({ ...restored, erasedAgain, unsubscribedAgain, erasureProblem: problem, changedAccounts });
});
