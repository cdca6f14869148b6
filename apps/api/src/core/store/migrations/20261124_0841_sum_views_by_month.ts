import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** The views of whole months, which triggers keep up to date; indexes for the figures of a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
  await (isSqlite(db) ? createSqliteTriggers(db) : createPostgresTriggers(db));
  // The views of each day, without reading the rows.
  await db.schema
    .createIndex('page_views_day_idx')
    .on('page_views')
    .columns(['day', 'path', 'source', 'views'])
    .execute();
  await db.schema.dropIndex('contacts_results_idx').execute();
  // As before, with the column that tells a merged enquiry: alone it answers what became of the enquiries of a period.
  await createResultsIndex(db, ['submitted_at', 'status', 'source', 'merged_into', 'value', 'answer_seconds', 'id']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('contacts_results_idx').execute();
  await createResultsIndex(db, ['submitted_at', 'status', 'source', 'value', 'answer_seconds', 'id']);
  await db.schema.dropIndex('page_views_day_idx').execute();
  if (isSqlite(db)) {
    for (const event of ['insert', 'update', 'delete']) {
      await sql`drop trigger ${sql.id(`page_view_months_${event}`)}`.execute(db);
    }
  } else {
    await sql`drop function add_month_views cascade`.execute(db); // with their triggers
    await sql`drop function subtract_month_views cascade`.execute(db);
    await sql`drop function empty_month_views cascade`.execute(db);
  }
  await db.schema.dropTable('page_view_months').execute();
}

async function createResultsIndex(db: Kysely<unknown>, columns: string[]): Promise<void> {
  await db.schema.createIndex('contacts_results_idx').on('contacts').columns(columns).execute();
}

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
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
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
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

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
