import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The pictures that take the place of drawn work samples. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_pictures')
    .addColumn('sample_id', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('work_pictures_picture_idx').on('work_pictures').column('picture_id').execute(); // uses of a picture
  for (const event of ['insert', 'update', 'delete']) {
    const [trigger, when] = [sql.id(`work_pictures_${event}_raises_version`), sql.raw(event)];
    await (
      isSqlite(db)
        ? sql`create trigger ${trigger} after ${when} on work_pictures
          begin update content_version set version = version + 1; end`
        : sql`create trigger ${trigger} after ${when} on work_pictures
          for each row execute function raise_content_version()`
    ).execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('work_pictures').execute(); // with its triggers
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
