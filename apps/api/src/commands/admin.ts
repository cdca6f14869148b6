/** `pnpm admin`: staff accounts, and the data of one person, from the command line, also while the server is running. */
import { migrateSite } from '../backup/make/migrate-site.ts';
import { openDatabase } from '../store/open-database.ts';
import { readEnv } from '../env.ts';
import { findSite } from './find-site.ts';
import { readPassword } from './read-password.ts';
import { CommandError } from './command-error.ts';
import { runPersonCommand } from './person-commands.ts';
import { runStaffCommand, USAGE } from './staff-commands.ts';

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') {
    console.log(USAGE);
    return;
  }
  const env = readEnv(process.env);
  const { databaseUrl, backupDir } = env;
  await findSite(env);
  const db = openDatabase(databaseUrl);
  try {
    const now = new Date().toISOString();
    await migrateSite(db, { mediaDir: env.mediaDir, backupDir, retention: env.backupRetention, now });
    const tools = { db, now, backupDir, askPassword: () => readPassword('Password: ') };
    console.log((await runPersonCommand(tools, args)) ?? (await runStaffCommand(tools, args)));
  } finally {
    await db.destroy();
  }
}

process.umask(0o077); // as the server: nobody else on the machine reads what is written
try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof CommandError)) console.error('Nothing was changed.');
  process.exitCode = 1;
}
