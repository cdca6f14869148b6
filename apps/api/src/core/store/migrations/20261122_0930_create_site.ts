import { sql, type Kysely } from 'kysely';

/** The site's settings and its picture library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('site_title', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('instagram_url', 'text', (column) => column.notNull())
    .addColumn('linkedin_url', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('analytics_id', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull().check(sql`ending in ('jpg', 'png')`))
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) =>
      column.notNull().check(sql`mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')`),
    )
    .addColumn('created_by', 'text', (column) => column.notNull()) // a name, not a key: it outlives the account
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('pictures_created_at_idx') // the library, newest first
    .on('pictures')
    .columns(['created_at desc', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pictures').execute();
  await db.schema.dropTable('settings').execute();
}
