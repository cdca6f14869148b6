import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '../app.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../core/store/schema.ts';
import { openTestSqlite } from './test-database.ts';
import { testEnv } from './test-env.ts';
import { openTestFolder } from './test-folder.ts';

type TestAppOptions = Partial<
  AppOptions['env'] & Pick<AppOptions, 'openPages' | 'mail' | 'backups' | 'now' | 'logTo'>
> & {
  /** Replaces the empty SQLite database. The caller closes it. */
  db?: Db;
};

/** The whole server on an empty SQLite database, for `app.inject()`. Closed when the test ends. */
export async function openTestApp(options: TestAppOptions = {}): Promise<{ app: FastifyInstance; db: Db }> {
  const { openPages = null, mail, backups, now, logTo, db: given, ...env } = options;
  const { db, close } = given ? { db: given, close: async () => undefined } : await openTestSqlite();
  const dataDir = await openTestFolder();
  const app = await buildApp({
    env: { ...testEnv(dataDir), ...env },
    db,
    openPages,
    ...(mail ? { mail } : {}),
    ...(backups ? { backups } : {}),
    ...(now ? { now } : {}),
    ...(logTo ? { logTo } : {}),
  });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return { app, db };
}
