import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The views of each day by page and source, which triggers keep up to date: the chart of a year reads few rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view_days')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_days_pk', ['day', 'page', 'source'])
    .execute();
  await sql`insert into page_view_days (day, page, source, views)
    select day, ${pageOf('path')}, source, sum(views) from page_views group by 1, 2, 3`.execute(db);
  await (isSqlite(db) ? createSqliteTriggers(db) : createPostgresTriggers(db));
}

export async function down(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.id(`page_view_days_${event}`)}`.execute(db);
    }
  } else {
    await sql`drop function sum_day_views cascade`.execute(db); // with its triggers
  }
  await db.schema.dropTable('page_view_days').execute();
}

/** `countedPage` in SQL. */
function pageOf(path: string) {
  const column = sql.ref(path);
  return sql`case
    when ${column} = '/' then 'Home'
    when ${column} = '/services' then 'Services'
    when ${column} = '/about' then 'About'
    when ${column} = '/#contact' then 'Contact'
    when ${column} = '/blog' or substr(${column}, 1, 6) = '/blog/' then 'Blog'
    else 'Other' end`;
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const add = sql`insert into page_view_days (day, page, source, views)
    values (new.day, ${pageOf('new.path')}, new.source, new.views)
    on conflict (day, page, source) do update set views = views + excluded.views;`;
  const subtract = sql`update page_view_days set views = views - old.views
    where day = old.day and page = ${pageOf('old.path')} and source = old.source;`;
  await sql`create trigger page_view_days_insert after insert on page_views begin ${add} end`.execute(db);
  await sql`create trigger page_view_days_update after update on page_views begin ${subtract} ${add} end`.execute(db);
  await sql`create trigger page_view_days_delete after delete on page_views begin ${subtract} end`.execute(db);
}

/** Once for each statement, after the sums of months, in the order of the rows: no two writers deadlock. */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function sum_day_views() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from page_view_days;
        return null;
      end if;
      if tg_op <> 'INSERT' then
        update page_view_days set views = page_view_days.views - gone.views
          from (select day, ${pageOf('path')} as page, source, sum(views) as views from removed group by 1, 2, 3) as gone
          where page_view_days.day = gone.day and page_view_days.page = gone.page
            and page_view_days.source = gone.source;
      end if;
      if tg_op <> 'DELETE' then
        insert into page_view_days (day, page, source, views)
          select day, ${pageOf('path')}, source, sum(views) from added group by 1, 2, 3 order by 1, 2, 3
          on conflict (day, page, source) do update set views = page_view_days.views + excluded.views;
      end if;
      return null;
    end $$`.execute(db);
  const rows = {
    insert: sql`referencing new table as added`,
    update: sql`referencing old table as removed new table as added`,
    delete: sql`referencing old table as removed`,
    truncate: sql``,
  };
  for (const [event, tables] of Object.entries(rows)) {
    await sql`create trigger ${sql.id(`page_view_sums_of_days_${event}`)} after ${sql.raw(event)} on page_views ${tables}
      for each statement execute function sum_day_views()`.execute(db);
  }
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
