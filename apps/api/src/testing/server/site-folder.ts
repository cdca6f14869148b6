import { join } from 'node:path';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { openSession } from '../rest/rest-server.ts';

/** The places of a SQLite site's files within one folder. */
export function placesIn(folder: string): { dataDir: string; url: string } {
  return { dataDir: join(folder, 'data'), url: `file:${join(folder, 'data', 'tideline.db')}` };
}

/** The site's database; close it with `destroy`. */
export function openSiteDatabase(folder: string): Db {
  return openDatabase(placesIn(folder).url);
}

/** Creates a site with one staff account; returns the header of its session. */
export async function createSite(folder: string, now = new Date().toISOString()): Promise<{ authorization: string }> {
  await using db = openSiteDatabase(folder);
  await migrateToLatest(db);
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: '' }, now);
  return openSession(db, now);
}
