import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Env } from '../../env.ts';
import { dialectFor } from '../../core/store/dialect/dialect-of.ts';
import { readExisting } from '../../core/store/read-existing.ts';
import { CommandError } from './command-error.ts';

/** Names the database of the settings without secrets: a path, or an address without its password. */
export function nameDatabase(databaseUrl: string): string {
  const path = dialectFor(databaseUrl).filePath(databaseUrl);
  if (path !== null) return resolve(path);
  const url = URL.parse(databaseUrl);
  return url === null ? 'the PostgreSQL of DATABASE_URL' : `postgres://${url.host}${url.pathname}`;
}

/**
 * Checks that the settings belong to an existing site, and prints which one to standard error. With settings other than the
 * server's, a command would create an empty site and report success.
 * @throws CommandError with a sentence when there is none
 */
export async function findSite({ databaseUrl }: Pick<Env, 'databaseUrl'>): Promise<void> {
  const name = nameDatabase(databaseUrl);
  refuseRoot(databaseUrl);
  const isSite = (await readExisting(databaseUrl, 'staff', async () => true)) ?? false;
  if (!isSite) {
    throw new CommandError(
      `There is no site in ${name}. Commands need the settings of the server (DATA_DIR or DATABASE_URL); docs/deployment.md shows how it gets them.`,
    );
  }
  console.error(`Database: ${name}`);
}

/**
 * Refuses to run as root on files of another user: the server could not write to files created by root.
 * @param userId of the process; null on systems without user ids
 * @throws CommandError with a sentence
 */
export function refuseRoot(databaseUrl: string, userId: number | null = process.getuid?.() ?? null): void {
  const file = dialectFor(databaseUrl).filePath(databaseUrl);
  if (userId !== 0 || file === null) return;
  let path = resolve(file);
  while (!existsSync(path)) path = dirname(path);
  const owner = statSync(path).uid;
  if (owner === 0) return;
  throw new CommandError(
    `${path} belongs to the user with the number ${owner}, and you are root: the server could not write to what you create. Run this as that user; docs/deployment.md shows how.`,
  );
}
