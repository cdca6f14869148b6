/** `pnpm db:copy TARGET`: moves a site from SQLite to an empty PostgreSQL, compared row by row. */
import { isUnused } from '../backup/copy/copy-tables.repository.ts';
import { copyDatabase } from '../backup/restore/restore-backup.ts';
import { migrateToLatest } from '../store/migrate.ts';
import { dialectFor } from '../store/dialect/dialect-of.ts';
import { openDatabase } from '../store/open-database.ts';
import { readEnv } from '../env.ts';
import { findSite } from './find-site.ts';

const USAGE = `Usage: pnpm db:copy postgres://<user>:<password>@<host>/<database>

Copies everything in the SQLite database of DATABASE_URL into an empty PostgreSQL database and compares it row by row.
Stop the site first; then start it with DATABASE_URL set to the new address. Pictures stay in DATA_DIR.`;

async function main(args: readonly string[]): Promise<string> {
  const [targetUrl, ...rest] = args;
  if (targetUrl === undefined || rest.length > 0 || !/^postgres(ql)?:/.test(targetUrl)) return USAGE;
  const { databaseUrl } = readEnv(process.env);
  if (dialectFor(databaseUrl).filePath(databaseUrl) === null)
    throw new Error('DATABASE_URL must name the SQLite file to copy from.');
  await findSite({ databaseUrl });
  const [source, target] = [openDatabase(databaseUrl), openDatabase(targetUrl)];
  try {
    await migrateToLatest(source);
    await migrateToLatest(target);
    if (!(await isUnused(target))) throw new Error('The target holds a site already; give an empty database.');
    // Inside one transaction: nobody writes to the source until the copy is complete.
    await source.transaction().execute((snapshot) => copyDatabase(snapshot, target));
    return 'Everything was copied and compared. Start the site with DATABASE_URL set to the new address.';
  } finally {
    await Promise.all([source.destroy(), target.destroy()]);
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The target was left as it was.');
  process.exitCode = 1;
}
