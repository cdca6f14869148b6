import { sql, SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';

/** The tables with rows of a post. */
const REFERRING = ['post_tags', 'post_revisions', 'preview_links'] as const;
/** The columns of version 1.0.0. */
const OLD_COLUMNS = [
  'search_no',
  'id',
  'title',
  'excerpt',
  'author',
  'category',
  'status',
  'publish_date',
  'sort_date',
  'featured_image_url',
  'views',
  'reading_time_minutes',
  'version',
  'is_sample',
  'created_at',
  'updated_at',
  'deleted_at',
  'title_key',
  'search_title',
  'search_body',
  'content',
];
const ADDED_COLUMNS = [
  'key',
  'is_address_automatic',
  'first_published_at',
  'meta_title',
  'meta_description',
  'social_image_url',
  'is_noindex',
  'canonical_url',
  'is_featured',
  'owner_id',
];
/** The first day of a post on the blog, as far as it is known. */
const FIRST_PUBLISHED_AT = sql`coalesce(
  (select min(saved_at) from post_revisions where post_id = posts.id and post_revisions.status = 'published'),
  case when status = 'published' then coalesce(publish_date, updated_at) end
)`;

/**
 * The address of a post can change: its id, and with it every row that refers to it. Its key stays, which its picture is drawn
 * from. Existing posts have their id as key, and their address does not follow their title. Posts have owners, and one can lead
 * the blog list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sample posts that staff changed become their own. Since then, every write by staff clears `is_sample`.
  await sql`update posts set is_sample = 0 where is_sample = 1 and version > 1`.execute(db);
  await (isSqlite(db) ? rebuildForSqlite(db) : alterForPostgres(db));
  // Prints and social cards are requested by key.
  await db.schema.createIndex('posts_key_idx').unique().on('posts').column('key').execute();
  // At most one leads the list.
  await sql`create unique index posts_featured_idx on posts (is_featured) where is_featured = 1`.execute(db);
  // The posts of a removed account.
  await db.schema.createIndex('posts_owner_idx').on('posts').column('owner_id').execute();
  // The page of an author, and the names of all authors.
  await sql`create index posts_public_author_idx on posts (author, sort_date desc, id, status, deleted_at)
    where status = 'published' and deleted_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['public_author', 'owner', 'featured', 'key']) {
    await db.schema.dropIndex(`posts_${index}_idx`).execute();
  }
  for (const column of ADDED_COLUMNS) await db.schema.alterTable('posts').dropColumn(column).execute();
  // On SQLite the actions of the foreign keys stay: without a change of an id they do nothing.
  if (!isSqlite(db)) await setForeignKeys(db, 'on delete cascade');
}

async function alterForPostgres(db: Kysely<unknown>): Promise<void> {
  await setForeignKeys(db, 'on delete cascade on update cascade');
  await sql`alter table posts add column key text, add column first_published_at text,
    add column is_address_automatic int2 not null default 0, add column is_noindex int2 not null default 0,
    add column meta_title text not null default '', add column meta_description text not null default '',
    add column social_image_url text not null default '', add column canonical_url text not null default '',
    add column is_featured int2 not null default 0, add column owner_id text`.execute(db);
  await sql`update posts set key = id, first_published_at = ${FIRST_PUBLISHED_AT}`.execute(db);
  await sql`alter table posts alter column key set not null`.execute(db);
}

async function setForeignKeys(db: Kysely<unknown>, actions: string): Promise<void> {
  for (const table of REFERRING) {
    const name = sql.id(`${table}_post_id_fkey`);
    await sql`alter table ${sql.table(table)} drop constraint ${name},
      add constraint ${name} foreign key (post_id) references posts (id) ${sql.raw(actions)}`.execute(db);
  }
}

/**
 * SQLite cannot add an action to a foreign key, nor a column before the long ones, so the tables are copied. Their indexes and
 * triggers are made again as they were. The full-text index still fits: `search_no` stays.
 */
async function rebuildForSqlite(db: Kysely<unknown>): Promise<void> {
  const tables = ['posts', ...REFERRING];
  const { rows: attached } = await sql<{ statement: string }>`select sql as statement from sqlite_master
    where tbl_name in (${sql.join(tables.map((table) => sql.lit(table)))}) and type in ('index', 'trigger')
      and sql is not null order by rowid`.execute(db);
  await createSqlitePosts(db);
  await createSqliteReferring(db);
  await copyPosts(db);
  for (const table of REFERRING)
    await sql`insert into ${sql.table(`new_${table}`)} select * from ${sql.table(table)}`.execute(db);
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute();
  for (const table of tables) await db.schema.alterTable(`new_${table}`).renameTo(table).execute();
  for (const { statement } of attached) await sql.raw(statement).execute(db);
}

async function copyPosts(db: Kysely<unknown>): Promise<void> {
  const columns = sql.join(OLD_COLUMNS.map((column) => sql.ref(column)));
  await sql`insert into new_posts (${columns}, key, first_published_at)
    select ${columns}, id, ${FIRST_PUBLISHED_AT} from posts`.execute(db);
}

async function createSqlitePosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_posts')
    .addColumn('search_no', 'integer', (column) => column.primaryKey()) // the rowid of FTS5: VACUUM keeps it
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('draft', 'published', 'scheduled')`))
    .addColumn('publish_date', 'text')
    .addColumn('sort_date', 'text', (column) => column.notNull())
    .addColumn('featured_image_url', 'text', (column) => column.notNull())
    .addColumn('meta_title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('meta_description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('social_image_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_noindex', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('canonical_url', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reading_time_minutes', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_address_automatic', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('first_published_at', 'text')
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('is_featured', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('owner_id', 'text') // without a foreign key: a post stays when its owner's account is removed
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

/** The tables of `REFERRING` as they were, with the second action of the foreign key. */
async function createSqliteReferring(db: Kysely<unknown>): Promise<void> {
  await withPostId(db.schema.createTable('new_post_tags'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('tag_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_tags_pk', ['post_id', 'position'])
    .execute();
  await withPostId(db.schema.createTable('new_post_revisions'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('save', 'autosave', 'restore')`))
    .addColumn('saved_by', 'text')
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('word_count', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_revisions_pk', ['post_id', 'version'])
    .execute();
  await withPostId(
    db.schema.createTable('new_preview_links').addColumn('token_hash', 'text', (column) => column.primaryKey()),
  )
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

function withPostId<Table extends string, Columns extends string>(table: CreateTableBuilder<Table, Columns>) {
  return table.addColumn('post_id', 'text', (column) =>
    column.notNull().references('new_posts.id').onDelete('cascade').onUpdate('cascade'),
  );
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
