/** `npm run db:copy`: moves a site from SQLite to an empty PostgreSQL, compared row by row. */
import { copyToPostgres, isUnused } from '../../care/backup/copy/copy-database.repository.ts';
import { readEnv } from '../../env.ts';
import { dialectFor } from '../../core/store/dialect/dialect-of.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { findSite } from './find-site.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run db:copy -- postgres://<user>:<password>@<host>/<database>

Copies everything in the SQLite database of DATABASE_URL into an empty PostgreSQL database and compares it row by row.
Stop the site first; then start it with DATABASE_URL set to the new address. Pictures stay in DATA_DIR.`;

await runCommand(
  async ([targetUrl, ...rest]) => {
    if (targetUrl === undefined || rest.length > 0 || !/^postgres(ql)?:/.test(targetUrl)) return USAGE;
    const { databaseUrl } = readEnv(process.env);
    if (dialectFor(databaseUrl).filePath(databaseUrl) === null) {
      throw new Error('DATABASE_URL must name the SQLite file to copy from.');
    }
    await findSite({ databaseUrl });
    await using source = openDatabase(databaseUrl);
    await using target = openDatabase(targetUrl);
    await migrateToLatest(source);
    await migrateToLatest(target);
    if (!(await isUnused(target))) throw new Error('The target already contains a site; use an empty database.');
    // A SQLite transaction keeps other processes from writing to the source until the copy is complete.
    await source.transaction().execute((snapshot) => copyToPostgres(snapshot, target));
    return 'Everything was copied and compared. Start the site with DATABASE_URL set to the new address.';
  },
  () => 'The target was left as it was.',
);
