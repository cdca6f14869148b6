import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** A public page shows something of these. */
const SHOWN_TABLES = ['posts', 'post_tags', 'settings'];
const EVENTS = ['insert', 'update', 'delete'];

/** The counts of posts and the version of public content, which triggers keep up to date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`)) // one row
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
  // The number of posts by status and category, without the trash.
  await db.schema
    .createTable('post_counts')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_counts_pk', ['status', 'category'])
    .execute();
  if (isSqlite(db)) {
    await createSqliteVersionTriggers(db);
    await createSqliteCountTriggers(db);
  } else {
    await createPostgresVersionTriggers(db);
    await createPostgresCountTriggers(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? dropSqliteTriggers(db) : dropPostgresTriggers(db));
  await db.schema.dropTable('post_counts').execute();
  await db.schema.dropTable('content_version').execute();
}

async function createSqliteVersionTriggers(db: Kysely<unknown>): Promise<void> {
  const raise = sql`begin update content_version set version = version + 1; end`;
  for (const table of SHOWN_TABLES) {
    for (const event of EVENTS) {
      // A counted page view is no change of content: it updates `views` and leaves the post's version.
      const when = isPostUpdate(table, event) ? sql`when new.views = old.views or new.version <> old.version` : sql``;
      await sql`create trigger ${versionTrigger(table, event)} after ${sql.raw(event)} on ${sql.table(table)}
        ${when} ${raise}`.execute(db);
    }
  }
  // Posts show the alternative texts of their pictures.
  await sql`create trigger ${versionTrigger('pictures', 'update')} after update of alt on pictures
    when new.alt <> old.alt ${raise}`.execute(db);
  await sql`create trigger ${versionTrigger('pictures', 'delete')} after delete on pictures ${raise}`.execute(db);
}

async function createPostgresVersionTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_version set version = version + 1;
      return null;
    end $$`.execute(db);
  const raise = sql`execute function raise_content_version()`;
  for (const table of SHOWN_TABLES) {
    for (const event of EVENTS) {
      const when = isPostUpdate(table, event) ? sql`when (new.views = old.views or new.version <> old.version)` : sql``;
      await sql`create trigger ${versionTrigger(table, event)} after ${sql.raw(event)} on ${sql.table(table)}
        for each row ${when} ${raise}`.execute(db);
    }
  }
  await sql`create trigger ${versionTrigger('pictures', 'update')} after update of alt on pictures
    for each row when (new.alt <> old.alt) ${raise}`.execute(db);
  await sql`create trigger ${versionTrigger('pictures', 'delete')} after delete on pictures
    for each row ${raise}`.execute(db);
}

async function createSqliteCountTriggers(db: Kysely<unknown>): Promise<void> {
  const add = sql`begin
    insert into post_counts (status, category, count) values (new.status, new.category, 1)
      on conflict (status, category) do update set count = count + 1;
  end`;
  const subtract = sql`begin
    update post_counts set count = count - 1 where status = old.status and category = old.category;
  end`;
  const columns = sql`status, category, deleted_at`;
  const [wasLive, isLive] = [sql`old.deleted_at is null`, sql`new.deleted_at is null`];
  await sql`create trigger post_counts_insert after insert on posts when ${isLive} ${add}`.execute(db);
  await sql`create trigger post_counts_delete after delete on posts when ${wasLive} ${subtract}`.execute(db);
  await sql`create trigger post_counts_update_old after update of ${columns} on posts when ${wasLive} ${subtract}`.execute(
    db,
  );
  await sql`create trigger post_counts_update_new after update of ${columns} on posts when ${isLive} ${add}`.execute(
    db,
  );
}

async function createPostgresCountTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_posts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from post_counts;
        return null;
      end if;
      if tg_op <> 'INSERT' and old.deleted_at is null then
        update post_counts set count = count - 1 where status = old.status and category = old.category;
      end if;
      if tg_op <> 'DELETE' and new.deleted_at is null then
        insert into post_counts (status, category, count) values (new.status, new.category, 1)
          on conflict (status, category) do update set count = post_counts.count + 1;
      end if;
      return null;
    end
  $$`.execute(db);
  // Triggers run in the order of their names. These come after the version triggers, whose single row makes writers of
  // posts wait for each other: so no two of them can deadlock on the counts.
  await sql`create trigger posts_write_counts after insert or delete or update of status, category, deleted_at on posts
    for each row execute function count_posts()`.execute(db);
  await sql`create trigger posts_write_counts_truncate after truncate on posts
    for each statement execute function count_posts()`.execute(db);
}

async function dropSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'trigger'
    and (name like '%_raises_version' or name like 'post_counts_%')`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(db);
}

async function dropPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`drop function raise_content_version cascade`.execute(db); // with its triggers
  await sql`drop function count_posts cascade`.execute(db);
}

function isPostUpdate(table: string, event: string): boolean {
  return table === 'posts' && event === 'update';
}

function versionTrigger(table: string, event: string) {
  return sql.id(`${table}_${event}_raises_version`);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
