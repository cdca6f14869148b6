import { sql, SqliteAdapter, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** What a visitor sees of an issue. A message that was handed over changes none of these. */
const SHOWN = sql`slug, subject, preview_text, content, archive, state, started_at`;

/** The path that led to an enquiry or a sign-up; what followed an issue; how far visitors get; who reads the figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrails(db);
  await createTrailPosts(db);
  await createIndexes(db);
  await createIssueResults(db);
  await createFunnel(db);
  // A public page shows sent issues.
  const [wasSent, isSent] = [sql`old.started_at is not null`, sql`new.started_at is not null`];
  await raiseVersion(db, 'insert', sql`after insert`, isSent);
  await raiseVersion(db, 'update', sql`after update of ${SHOWN}`, sql`${wasSent} or ${isSent}`);
  await raiseVersion(db, 'delete', sql`after delete`, wasSent);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await (
      isSqlite(db) ? sql`drop trigger ${triggerOf(event)}` : sql`drop trigger ${triggerOf(event)} on issues`
    ).execute(db);
  }
  await db.schema.dropIndex('contacts_results_idx').execute();
  const created = ['report_readers', 'funnel_days', 'issue_results', 'issue_visits', 'subscriber_trails'];
  for (const table of [...created, 'contact_trail_posts', 'contact_trails']) {
    await db.schema.dropTable(table).execute();
  }
}

async function createTrails(db: Kysely<unknown>): Promise<void> {
  for (const [table, key, owner] of [
    ['contact_trails', 'contact_id', 'contacts.id'],
    ['subscriber_trails', 'subscriber_id', 'subscribers.id'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn(key, 'text', (column) => column.primaryKey().references(owner).onDelete('cascade'))
      .addColumn('entry_path', 'text', required)
      .addColumn('entry_source', 'text', (column) =>
        column.notNull().check(sql`entry_source in ('organic', 'direct', 'social', 'referral')`),
      )
      .addColumn('entry_host', 'text', empty)
      .addColumn('last_path', 'text', required)
      .addColumn('campaign_source', 'text', empty)
      .addColumn('campaign_medium', 'text', empty)
      .addColumn('campaign_name', 'text', empty)
      .addColumn('campaign_term', 'text', empty)
      .addColumn('campaign_content', 'text', empty)
      // Without a foreign key: the trail outlives the issue.
      .addColumn('issue_id', 'text')
      .addColumn('started_at', 'text', required)
      .addColumn('pages', 'integer', required)
      .addColumn('details', 'text', required)
      .execute();
  }
  await addDate(db, 'contact_trails');
  await db.schema
    .alterTable('subscriber_trails')
    .addColumn('posts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

/** A post by its key, which never changes; without a foreign key, since the post may be deleted. */
async function createTrailPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contact_trail_posts')
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id').onDelete('cascade'))
    .addColumn('post_key', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('read_percent', 'integer', required)
    .addColumn('is_first', 'int2', required)
    .addColumn('is_last', 'int2', required)
    .addPrimaryKeyConstraint('contact_trail_posts_pk', ['contact_id', 'post_key'])
    .execute();
  await addDate(db, 'contact_trail_posts');
  // The enquiries of a post, without reading the rows.
  await createIndex(db, 'contact_trail_posts_post_idx', 'contact_trail_posts', ['post_key', 'contact_id']);
}

/** The date of the enquiry in each trail, so that the figures of a period do not read the trails of all years. */
async function addDate(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.alterTable(table).addColumn('submitted_at', 'text', empty).execute();
}

/** They alone answer the figures of a year, without reading the wide rows of enquiries and trails. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // SQLite looks up the trail of each enquiry of the period; PostgreSQL reads all trails of the period at once.
  const key = isSqlite(db) ? ['contact_id', 'submitted_at'] : ['submitted_at', 'contact_id'];
  const bySource = ['entry_source', 'campaign_source', 'campaign_medium', 'campaign_name'];
  await createIndex(db, 'contact_trails_results_idx', 'contact_trails', [...key, ...bySource]);
  await createIndex(db, 'contact_trail_posts_results_idx', 'contact_trail_posts', [...key, 'post_key']);
  // What became of the enquiries of a period, how soon they were answered, and the key of their trails.
  const results = ['submitted_at', 'status', 'source', 'merged_into', 'value', 'answer_seconds', 'id'];
  await createIndex(db, 'contacts_results_idx', 'contacts', results);
}

/** What followed an issue, as counts without a person. */
async function createIssueResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue_visits')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('day', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('visits', 'integer', required)
    .addPrimaryKeyConstraint('issue_visits_pk', ['issue_id', 'day', 'path'])
    .execute();
  await db.schema
    .createTable('issue_results')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('sign-up', 'enquiry')`))
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('issue_results_pk', ['issue_id', 'kind'])
    .execute();
}

async function createFunnel(db: Kysely<unknown>): Promise<void> {
  // How far visitors get on the way to an enquiry, as counts of a day without a person. The primary key serves every query.
  await db.schema
    .createTable('funnel_days')
    .addColumn('day', 'text', required)
    .addColumn('step', 'text', required)
    .addColumn('is_sample', 'int2', (column) => column.notNull().defaultTo(0))
    .addColumn('count', 'integer', (column) => column.notNull().check(sql`count >= 0`))
    .addPrimaryKeyConstraint('funnel_days_pk', ['day', 'step', 'is_sample'])
    .execute();
  // Who gets the weekly report by mail: the contact email, and members of staff. Few rows, read together.
  await db.schema
    .createTable('report_readers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .execute();
}

async function raiseVersion(db: Kysely<unknown>, event: string, when: typeof SHOWN, condition: typeof SHOWN) {
  await (
    isSqlite(db)
      ? sql`create trigger ${triggerOf(event)} ${when} on issues when ${condition}
        begin update content_version set version = version + 1; end`
      : sql`create trigger ${triggerOf(event)} ${when} on issues
        for each row when (${condition}) execute function raise_content_version()`
  ).execute(db);
}

function triggerOf(event: string) {
  return sql.id(`issues_${event}_raises_version`);
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
