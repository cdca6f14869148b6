import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** A public page shows something of these. */
const SHOWN_TABLES = ['redirects', 'authors', 'work_pictures', 'retention'];
const EVENTS = ['insert', 'update', 'delete'];

/**
 * Redirects, changes of posts that visitors do not see yet, authors, and pictures of works. A change of what a page shows, also
 * of the retention periods in the privacy policy, raises the content version, so that no old page is cached.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAddresses(db);
  await createPending(db);
  await createAuthors(db);
  await createWorkPictures(db);
  for (const table of SHOWN_TABLES) {
    for (const event of EVENTS) {
      const action = isSqlite(db)
        ? sql`begin update content_version set version = version + 1; end`
        : sql`for each row execute function raise_content_version()`;
      await sql`create trigger ${versionTrigger(table, event)} after ${sql.raw(event)} on ${sql.table(table)}
        ${action}`.execute(db);
    }
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const event of EVENTS) {
    const of = isSqlite(db) ? sql`` : sql`on retention`;
    await sql`drop trigger ${versionTrigger('retention', event)} ${of}`.execute(db);
  }
  const created = ['work_pictures', 'pending_profiles', 'authors', 'post_approvals', 'pending_changes'];
  for (const table of [...created, 'missed_paths', 'former_post_ids', 'redirects']) {
    await db.schema.dropTable(table).execute(); // with its triggers
  }
}

async function createAddresses(db: Kysely<unknown>): Promise<void> {
  // Addresses without a page: those that lead elsewhere, and those that are gone.
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('post_id', 'text', (column) => column.references('posts.id').onDelete('cascade').onUpdate('cascade'))
    .addColumn('target_path', 'text')
    .addColumn('origin', 'text', (column) =>
      column.notNull().check(sql`origin in ('draft', 'moved', 'unpublished', 'hand')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addCheckConstraint('redirects_one_target', sql`post_id is null or target_path is null`)
    .execute();
  await db.schema.createIndex('redirects_post_idx').on('redirects').column('post_id').execute(); // what leads to a post
  // The list of staff.
  await db.schema
    .createIndex('redirects_created_idx')
    .on('redirects')
    .columns(['origin', 'created_at', 'id'])
    .execute();
  // The former ids of posts, so that none is given to another post while the first exists.
  await db.schema
    .createTable('former_post_ids')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_key', 'text', (column) =>
      column.notNull().references('posts.key').onDelete('cascade').onUpdate('cascade'),
    )
    .execute();
  await db.schema.createIndex('former_post_ids_post_idx').on('former_post_ids').column('post_key').execute(); // the cascade
  // Addresses that visitors asked for in vain. The program keeps the table small.
  await db.schema
    .createTable('missed_paths')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('referrer_host', 'text', (column) => column.notNull())
    .addColumn('dismissed_at', 'text')
    .execute();
}

async function createPending(db: Kysely<unknown>): Promise<void> {
  // Changes to published posts: at most one set for each post.
  await db.schema
    .createTable('pending_changes')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('goes_live_at', 'text')
    .addColumn('held_at', 'text')
    .addColumn('discarded_at', 'text')
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // The long columns come last: SQLite then reads a list without their overflow pages.
    .addColumn('base_fields', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .execute();
  // The job that publishes them, which asks every second.
  await sql`create index pending_changes_due_idx on pending_changes (goes_live_at)
    where goes_live_at is not null and held_at is null and discarded_at is null`.execute(db);
  // Posts whose authors ask for publication.
  await db.schema
    .createTable('post_approvals')
    .addColumn('post_id', 'text', (column) =>
      column.primaryKey().references('posts.id').onUpdate('cascade').onDelete('cascade'),
    )
    .addColumn('requested_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'returned')`))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('returned_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('returned_at', 'text')
    .execute();
  // The requests of one account, and its removal.
  await db.schema.createIndex('post_approvals_requested_idx').on('post_approvals').column('requested_by').execute();
  await db.schema.createIndex('post_approvals_returned_idx').on('post_approvals').column('returned_by').execute();
}

async function createAuthors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('set null')) // whose profile it is
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique()) // posts name their author, in any case
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id').onDelete('set null'))
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('authors_picture_idx').on('authors').column('picture_id').execute(); // uses of a picture
  await db.schema.createIndex('authors_staff_idx').unique().on('authors').column('staff_id').execute(); // one for each
  // Profiles that authors have submitted for approval, each as a whole.
  await db.schema
    .createTable('pending_profiles')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id').onDelete('set null'))
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'returned')`))
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('returned_by', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('returned_at', 'text')
    .execute();
  // The removal of a picture, and of an account.
  await db.schema.createIndex('pending_profiles_picture_idx').on('pending_profiles').column('picture_id').execute();
  await db.schema.createIndex('pending_profiles_returned_idx').on('pending_profiles').column('returned_by').execute();
}

/** The pictures that take the place of drawn work samples. */
async function createWorkPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_pictures')
    .addColumn('sample_id', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('pictures.id'))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('work_pictures_picture_idx').on('work_pictures').column('picture_id').execute(); // uses of a picture
}

function versionTrigger(table: string, event: string) {
  return sql.id(`${table}_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
