/** `npm run admin`: manages staff accounts and the data of one person, and forwards events, even while the server runs. */
import { migrateSite } from '../../care/backup/make/migrate-site.ts';
import { readEnv } from '../../env.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { CommandError } from './command-error.ts';
import { findSite } from './find-site.ts';
import { runListenCommand } from './listen-command.ts';
import { runPersonCommand } from './person-commands.ts';
import { readPassword } from './read-password.ts';
import { runCommand } from './run-command.ts';
import { runStaffCommand, USAGE } from './staff-commands.ts';
import { describeVersion } from './version-command.ts';

await runCommand(
  async (args) => {
    if (args.length === 0 || args[0] === 'help' || args[0] === '--help') return USAGE;
    const env = readEnv(process.env);
    const { databaseUrl, mediaDir, backupDir, backupRetention: retention } = env;
    if (args[0] === 'version') return describeVersion(databaseUrl);
    await findSite(env);
    await using db = openDatabase(databaseUrl);
    const now = new Date().toISOString();
    await migrateSite(db, { mediaDir, backupDir, retention, now });
    const tools = { db, mediaDir, now, backupDir, askPassword: () => readPassword('Password: ') };
    return (
      (await runListenCommand(tools, args)) ??
      (await runPersonCommand(tools, args)) ??
      (await runStaffCommand(tools, args))
    );
  },
  (error) => (error instanceof CommandError ? null : 'Nothing was changed.'),
);
