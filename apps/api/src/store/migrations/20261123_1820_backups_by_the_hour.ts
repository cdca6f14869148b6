import type { Kysely } from 'kysely';

/** Backups are made for an hour, too, and may build on an older one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unique as before: of several servers one makes what is due. A night is a day, an hour a day with an hour.
  await db.schema.alterTable('backups').renameColumn('nightly_day', 'slot').execute();
  await db.schema.alterTable('backups').addColumn('base_name', 'text').execute();
  await db.schema.alterTable('backups').addColumn('file_sha256', 'text').execute();
  await db.schema.alterTable('backups').addColumn('content_hash', 'text').execute();
  await db.schema.alterTable('backups').addColumn('unchanged_at', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['unchanged_at', 'content_hash', 'file_sha256', 'base_name']) {
    await db.schema.alterTable('backups').dropColumn(column).execute();
  }
  await db.schema.alterTable('backups').renameColumn('slot', 'nightly_day').execute();
}
