import { resolve } from 'node:path';
import { listBackups } from '../../care/backup/backup-layout.ts';
import { findOutage } from '../../core/host/outage.ts';
import { dialectFor } from '../../core/store/dialect/dialect-of.ts';

/** Where the site's data is. */
type Site = { databaseUrl: string; backupDir: string };

/**
 * The message when the server cannot start: a sentence for errors that an operator can fix, the whole error for unexpected
 * ones.
 * @param site null if the environment that names it was unreadable
 */
export async function explainStartFailure(error: unknown, site: Site | null): Promise<unknown> {
  if (site !== null && findOutage(error)?.kind === 'database damaged') return explainDamage(site);
  return error instanceof Error ? explainError(error) : error;
}

/** Names the damaged file and the command that replaces it, as in the README. */
async function explainDamage({ databaseUrl, backupDir }: Site): Promise<string> {
  const file = dialectFor(databaseUrl).filePath(databaseUrl);
  const damage = file === null ? 'The database is damaged.' : `The database file ${resolve(file)} is damaged.`;
  const [newest] = await listBackups(backupDir);
  if (newest === undefined) return `${damage} There is no backup in ${backupDir}.`;
  return `${damage} Restore the newest backup: npm run restore -- ${newest} --replace`;
}

function explainError(error: Error): unknown {
  const code = 'code' in error ? String(error.code) : '';
  const place = 'path' in error ? String(error.path) : '';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${portOf(error)} is already in use. Stop the other program, or choose another port with PORT=${portOf(error) + 1}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${hostOf(error)} is not an address of this machine. Choose another, such as 127.0.0.1 or 0.0.0.0.`;
    case 'EACCES':
      return 'port' in error
        ? `Port ${portOf(error)} needs more rights than this program has. Choose one above 1023 with PORT.`
        : unwritable(place);
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EPERM':
    case 'EROFS':
    case 'ENOSPC':
      return 'syscall' in error && error.syscall === 'mkdir' ? unwritable(place) : error;
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DIRECTORY':
    case 'SQLITE_READONLY_DBMOVED':
      return unwritable('');
    default:
      // Our own errors have no code, and their messages are written for the operator.
      return code === '' && error.constructor === Error ? error.message : error;
  }
}

function unwritable(place: string): string {
  return `The data folder${place ? ` ${place}` : ''} cannot be written. Choose another with DATA_DIR.`;
}

function hostOf(error: Error): string {
  if ('hostname' in error) return String(error.hostname);
  return 'address' in error ? String(error.address) : '';
}

function portOf(error: Error): number {
  return 'port' in error ? Number(error.port) : 0;
}
