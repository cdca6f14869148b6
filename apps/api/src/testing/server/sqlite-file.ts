import { migrateToLatest } from '../../core/store/migrate.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import type { Db } from '../../core/store/schema.ts';
import { openTestFolder } from '../test-folder.ts';

/** An empty SQLite database in a file, which other processes and threads can open by its `url`. */
export async function openTestSqliteFile(
  folder?: string,
): Promise<{ db: Db; url: string; close: () => Promise<void> }> {
  const url = `file:${folder ?? (await openTestFolder())}/tideline.db`;
  const db = openDatabase(url);
  await migrateToLatest(db);
  return { db, url, close: () => db.destroy() };
}
