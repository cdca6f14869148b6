import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** How many posts there are of each status and category, those in the trash aside; kept by the database itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_counts')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_counts_pk', ['status', 'category'])
    .execute();
  await sql`insert into post_counts (status, category, count)
    select status, category, count(*) from posts where deleted_at is null group by status, category`.execute(db);
  await (db.getExecutor().adapter instanceof SqliteAdapter ? triggersOfSqlite(db) : triggersOfPostgres(db));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    for (const name of ['added', 'left', 'entered', 'removed'])
      await sql`drop trigger ${sql.ref(`post_counts_${name}`)}`.execute(db);
  } else {
    await sql`drop trigger posts_written_keeps_counts on posts`.execute(db);
    await sql`drop trigger posts_truncated_keeps_counts on posts`.execute(db);
    await sql`drop function keep_post_counts`.execute(db);
  }
  await db.schema.dropTable('post_counts').execute();
}

async function triggersOfSqlite(db: Kysely<unknown>): Promise<void> {
  const plus = sql`insert into post_counts (status, category, count) values (new.status, new.category, 1)
    on conflict (status, category) do update set count = count + 1`;
  const minus = sql`update post_counts set count = count - 1 where status = old.status and category = old.category`;
  const columns = sql`status, category, deleted_at`;
  await sql`create trigger post_counts_added after insert on posts when new.deleted_at is null begin ${plus}; end`.execute(
    db,
  );
  await sql`create trigger post_counts_left after update of ${columns} on posts when old.deleted_at is null begin ${minus}; end`.execute(
    db,
  );
  await sql`create trigger post_counts_entered after update of ${columns} on posts when new.deleted_at is null begin ${plus}; end`.execute(
    db,
  );
  await sql`create trigger post_counts_removed after delete on posts when old.deleted_at is null begin ${minus}; end`.execute(
    db,
  );
}

async function triggersOfPostgres(db: Kysely<unknown>): Promise<void> {
  // Triggers run in the order of their names: this one comes after those that raise the content version, whose one row
  // makes every writer of posts wait for the one before. No two of them can then hold counts the other one needs.
  await sql`create function keep_post_counts() returns trigger language plpgsql as $$
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
  await sql`create trigger posts_written_keeps_counts after insert or delete or update of status, category, deleted_at on posts
    for each row execute function keep_post_counts()`.execute(db);
  await sql`create trigger posts_truncated_keeps_counts after truncate on posts
    for each statement execute function keep_post_counts()`.execute(db);
}
