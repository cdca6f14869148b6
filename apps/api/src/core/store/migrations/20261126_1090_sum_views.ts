import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The views of months by path, and of days by page, which triggers keep up to date: the figures of a year read few rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMonths(db);
  await createDays(db);
  if (isSqlite(db)) {
    await createSqliteMonthTriggers(db);
    await createSqliteDayTriggers(db);
  } else {
    await createPostgresMonthTriggers(db);
    await createPostgresDayTriggers(db);
  }
  // The views of each day, and of one page by day, such as the contact form, without reading the rows.
  await createIndex('page_views_day_idx', ['day', 'path', 'source', 'views']);
  await createIndex('page_views_path_idx', ['path', 'day', 'source', 'views']);

  async function createIndex(name: string, columns: string[]): Promise<void> {
    await db.schema.createIndex(name).on('page_views').columns(columns).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['page_views_path_idx', 'page_views_day_idx']) await db.schema.dropIndex(index).execute();
  if (isSqlite(db)) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.id(`page_view_months_${event}`)}`.execute(db);
      await sql`drop trigger ${sql.id(`page_view_days_${event}`)}`.execute(db);
    }
  } else {
    for (const name of ['sum_day_views', 'add_month_views', 'subtract_month_views', 'empty_month_views']) {
      await sql`drop function ${sql.id(name)} cascade`.execute(db); // with their triggers
    }
  }
  for (const table of ['page_view_days', 'page_view_months']) await db.schema.dropTable(table).execute();
}

async function createMonths(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view_months')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_view_months_pk', ['month', 'path', 'source'])
    .execute();
  await sql`insert into page_view_months (month, path, source, views)
    select substr(day, 1, 7), path, source, sum(views) from page_views group by 1, 2, 3`.execute(db);
}

async function createDays(db: Kysely<unknown>): Promise<void> {
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
}

async function createSqliteMonthTriggers(db: Kysely<unknown>): Promise<void> {
  const add = sql`insert into page_view_months (month, path, source, views)
    values (substr(new.day, 1, 7), new.path, new.source, new.views)
    on conflict (month, path, source) do update set views = views + excluded.views;`;
  const ofOld = sql`month = substr(old.day, 1, 7) and path = old.path and source = old.source`;
  const subtract = sql`update page_view_months set views = views - old.views where ${ofOld};
    delete from page_view_months where ${ofOld} and views = 0;`;
  await sql`create trigger page_view_months_insert after insert on page_views begin ${add} end`.execute(db);
  // Added first, so that the row of a month is not deleted in between.
  await sql`create trigger page_view_months_update after update on page_views begin ${add} ${subtract} end`.execute(db);
  await sql`create trigger page_view_months_delete after delete on page_views begin ${subtract} end`.execute(db);
}

/** Once for each statement: all rows of days are locked before the first of a month, so that no two writers deadlock. */
async function createPostgresMonthTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function add_month_views() returns trigger language plpgsql as $$
    begin
      insert into page_view_months (month, path, source, views)
        select substr(day, 1, 7), path, source, sum(views) from added group by 1, 2, 3 order by 1, 2, 3
        on conflict (month, path, source) do update set views = page_view_months.views + excluded.views;
      return null;
    end $$`.execute(db);
  await sql`create function subtract_month_views() returns trigger language plpgsql as $$
    begin
      update page_view_months set views = page_view_months.views - gone.views
        from (select substr(day, 1, 7) as month, path, source, sum(views) as views from removed group by 1, 2, 3) as gone
        where page_view_months.month = gone.month and page_view_months.path = gone.path
          and page_view_months.source = gone.source;
      delete from page_view_months using (select distinct substr(day, 1, 7) as month, path, source from removed) as gone
        where page_view_months.month = gone.month and page_view_months.path = gone.path
          and page_view_months.source = gone.source and page_view_months.views = 0;
      return null;
    end $$`.execute(db);
  await sql`create function empty_month_views() returns trigger language plpgsql as $$
    begin
      delete from page_view_months;
      return null;
    end $$`.execute(db);
  const [added, removed] = [sql`new table as added`, sql`old table as removed`];
  await sql`create trigger page_view_months_insert after insert on page_views referencing ${added}
    for each statement execute function add_month_views()`.execute(db);
  // Triggers run in the order of their names: added first, so that the row of a month is not deleted in between.
  await sql`create trigger page_view_months_update_1 after update on page_views referencing ${added}
    for each statement execute function add_month_views()`.execute(db);
  await sql`create trigger page_view_months_update_2 after update on page_views referencing ${removed}
    for each statement execute function subtract_month_views()`.execute(db);
  await sql`create trigger page_view_months_delete after delete on page_views referencing ${removed}
    for each statement execute function subtract_month_views()`.execute(db);
  await sql`create trigger page_view_months_truncate after truncate on page_views
    for each statement execute function empty_month_views()`.execute(db);
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

async function createSqliteDayTriggers(db: Kysely<unknown>): Promise<void> {
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
async function createPostgresDayTriggers(db: Kysely<unknown>): Promise<void> {
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
