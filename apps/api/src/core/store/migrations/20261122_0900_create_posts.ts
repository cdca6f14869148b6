import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Posts with their tags, revisions and preview links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPosts(db);
  await createPostIndexes(db);
  await db.schema
    .createTable('post_tags')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_tags_pk', ['post_id', 'position'])
    .execute();
  // Lists filtered by tag; covering, so that they do not read the table.
  await db.schema.createIndex('post_tags_tag_key_idx').on('post_tags').columns(['tag_key', 'post_id']).execute();
  await db.schema
    .createTable('post_revisions')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('save', 'autosave', 'restore')`))
    .addColumn('saved_by', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('word_count', 'integer', (column) => column.notNull())
    // The long column comes last: SQLite then reads a list without its overflow pages.
    .addColumn('fields', 'text', (column) => column.notNull())
    // Also the order of the list of revisions and of their clean-up.
    .addPrimaryKeyConstraint('post_revisions_pk', ['post_id', 'version'])
    .execute();
  await db.schema
    .createTable('preview_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('preview_links_post_idx').on('preview_links').column('post_id').execute(); // the links of a post
  await db.schema.createIndex('preview_links_expires_idx').on('preview_links').column('expires_at').execute(); // the clean-up
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['preview_links', 'post_revisions', 'post_tags', 'posts']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
  const posts = isSqlite(db)
    ? db.schema
        .createTable('posts')
        .addColumn('search_no', 'integer', (column) => column.primaryKey()) // the rowid of FTS5: VACUUM keeps it
        .addColumn('id', 'text', (column) => column.notNull().unique())
    : db.schema.createTable('posts').addColumn('id', 'text', (column) => column.primaryKey());
  await posts
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('draft', 'published', 'scheduled')`))
    .addColumn('publish_date', 'text')
    .addColumn('sort_date', 'text', (column) => column.notNull())
    .addColumn('featured_image_url', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reading_time_minutes', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('search_title', 'text', (column) => column.notNull())
    // The two long columns come last: SQLite then reads a summary without their overflow pages.
    .addColumn('search_body', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

async function createPostIndexes(db: Kysely<unknown>): Promise<void> {
  const isLive = 'deleted_at is null';
  const isPublic = `status = 'published' and ${isLive}`;
  // Staff lists: one index for each order. The columns behind the sort key are those that lists filter by, so that a row
  // is skipped without being read. SQLite also reads the columns of the index condition.
  const filters = ['status', 'category', 'deleted_at'];
  await createIndex('posts_by_date_idx', ['sort_date desc', 'id', ...filters], isLive);
  await createIndex('posts_by_title_idx', ['title_key', 'id', ...filters], isLive);
  await createIndex('posts_by_views_idx', ['views desc', 'id', ...filters], isLive);
  await createIndex('posts_by_update_idx', ['updated_at desc', 'id', ...filters], isLive);
  // The blog without and with a category; counts of future posts by category.
  await createIndex('posts_public_idx', ['sort_date desc', 'id', 'category', 'status', 'deleted_at'], isPublic);
  await createIndex(
    'posts_public_category_idx',
    ['category', 'sort_date desc', 'id', 'status', 'deleted_at'],
    isPublic,
  );
  // The job that publishes scheduled posts.
  await createIndex('posts_scheduled_idx', ['sort_date', 'id'], `status = 'scheduled' and ${isLive}`);
  // The trash and its clean-up.
  await createIndex('posts_trash_idx', ['deleted_at desc', 'id'], 'deleted_at is not null');

  async function createIndex(name: string, columns: string[], where: string): Promise<void> {
    const list = sql.raw(columns.join(', '));
    await sql`create index ${sql.ref(name)} on posts (${list}) where ${sql.raw(where)}`.execute(db);
  }
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
