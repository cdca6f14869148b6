import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** What a visitor sees of an issue. A message that was handed over changes none of these. */
const SHOWN = sql`slug, subject, preview_text, content, archive, state, started_at`;

/** What followed an issue, as counts without a person; and a new version of the content when its public page changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue_visits')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_visits_pk', ['issue_id', 'day', 'path'])
    .execute();
  await db.schema
    .createTable('issue_results')
    .addColumn('issue_id', 'text', (column) => column.notNull().references('issues.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('sign-up', 'enquiry')`))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_results_pk', ['issue_id', 'kind'])
    .execute();
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
  await db.schema.dropTable('issue_results').execute();
  await db.schema.dropTable('issue_visits').execute();
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

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
