import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '../app.ts';
import { buildApp } from '../app.ts';
import type { Db } from '../db/schema.ts';
import { openTestSqlite } from './test-database.ts';
import { openTestFolder } from './test-folder.ts';

type TestAppOptions = Partial<AppOptions['env'] & Pick<AppOptions, 'openPages' | 'now'>>;

/** The whole server over an empty SQLite database, to be asked with `app.inject()`; closed when the test ends. */
export async function openTestApp(options: TestAppOptions = {}): Promise<{ app: FastifyInstance; db: Db }> {
  const { db, close } = await openTestSqlite();
  const { openPages = null, now, ...env } = options;
  const dataDir = await openTestFolder();
  const app = await buildApp({
    env: {
      dataDir,
      mediaDir: join(dataDir, 'media'),
      logLevel: 'silent',
      metricsToken: null,
      pageCacheMb: 8,
      publicUrl: null,
      trustedProxies: [],
      ...env,
    },
    db,
    openPages,
    ...(now ? { now } : {}),
  });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return { app, db };
}
