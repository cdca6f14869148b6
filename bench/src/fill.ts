/** Databases of the size of a busy agency after many years. */
import { join } from 'node:path';
import { fillDatabase } from '@tideline/api/testing/fill/fill-database';
import { migrateToLatest } from '../../apps/api/src/core/store/migrate.ts';
import { openDatabase } from '../../apps/api/src/core/store/open-database.ts';
import { openFolder } from './servers.ts';

export const LARGE = { posts: 10_000, subscribers: 50_000, contacts: 100_000, days: 365 };

/** Returns the data folder of a site with 10,000 posts; fills it at the first call. */
export function fillSite(): Promise<string> {
  filledSite ??= fillFolder();
  return filledSite;
}

let filledSite: Promise<string> | undefined;

async function fillFolder(): Promise<string> {
  const folder = openFolder();
  const db = openDatabase(`file:${join(folder, 'tideline.db')}`);
  await migrateToLatest(db);
  await fillDatabase(db, { posts: LARGE.posts, subscribers: 100, contacts: 100, days: 30 }, new Date().toISOString());
  await db.destroy();
  return folder;
}
