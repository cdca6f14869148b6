import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { dialectFor } from '../store/dialect/dialect-of.ts';
import { readExisting } from '../store/read-existing.ts';
import type { Env } from '../env.ts';
import { CommandError } from './command-error.ts';

/** The database that the settings name, as a person may read it: a path, or an address without its password. */
export function nameDatabase(databaseUrl: string): string {
  const file = dialectFor(databaseUrl).filePath(databaseUrl);
  if (file !== null) return resolve(file);
  const url = URL.parse(databaseUrl);
  return url === null ? 'the PostgreSQL of DATABASE_URL' : `postgres://${url.host}${url.pathname}`;
}

/**
 * Makes sure that the settings name a site that is there: a command with other settings than the server's would make an
 * empty one, and report success about it. Says on the standard error which one it is.
 * @throws CommandError with a sentence when there is none
 */
export async function findSite({ databaseUrl }: Pick<Env, 'databaseUrl'>): Promise<void> {
  const name = nameDatabase(databaseUrl);
  refuseRoot(databaseUrl);
  const isSite = (await readExisting(databaseUrl, 'staff', async () => true)) ?? false;
  if (!isSite) {
    throw new CommandError(
      `There is no site in ${name}. A command needs the settings that the server has (DATA_DIR or DATABASE_URL); docs/deployment.md shows how it gets them.`,
    );
  }
  console.error(`Database: ${name}`);
}

/**
 * What root writes, the server could not write afterwards.
 * @param userId of whoever runs the command; null on systems without
 * @throws CommandError with a sentence when root works on files of somebody else
 */
export function refuseRoot(databaseUrl: string, userId: number | null = process.getuid?.() ?? null): void {
  const file = dialectFor(databaseUrl).filePath(databaseUrl);
  if (userId !== 0 || file === null) return;
  let path = resolve(file);
  while (!existsSync(path)) path = dirname(path);
  const owner = statSync(path).uid;
  if (owner === 0) return;
  throw new CommandError(
    `${path} belongs to the user with the number ${owner}, and you are root: what you write, the server could not write any more. Run this as that user; docs/deployment.md shows how.`,
  );
}
