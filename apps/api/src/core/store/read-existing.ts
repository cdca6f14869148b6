import { existsSync } from 'node:fs';
import { dialectFor } from './dialect/dialect-of.ts';
import { openDatabase } from './open-database.ts';
import type { Database, Db } from './schema.ts';

/**
 * Reads from a database that may not exist or may be older than `table`. Creates and migrates nothing.
 * @returns null when there is no such database or table
 * @throws when the database is unreadable
 */
export async function readExisting<Read>(
  databaseUrl: string,
  table: keyof Database,
  read: (db: Db) => Promise<Read>,
): Promise<Read | null> {
  const file = dialectFor(databaseUrl).filePath(databaseUrl);
  if (file !== null && !existsSync(file)) return null;
  const db = openDatabase(databaseUrl);
  try {
    const tables = await db.introspection.getTables();
    return tables.some(({ name }) => name === table) ? await read(db) : null;
  } finally {
    await db.destroy();
  }
}
