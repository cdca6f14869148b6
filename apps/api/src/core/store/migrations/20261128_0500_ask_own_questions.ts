import { sql, SqliteAdapter, type Kysely } from 'kysely';

/** Enquiries about packages that staff have added, with answers to questions that staff have added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) await replacePackage(db, sql``);
  else await sql`alter table contacts drop constraint contacts_package_check`.execute(db);
  await db.schema
    .alterTable('contacts')
    .addColumn('package_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('contacts')
    .addColumn('answers_json', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contacts').dropColumn('answers_json').execute();
  await db.schema.alterTable('contacts').dropColumn('package_name').execute();
  await sql`update contacts set package = null where package not in ('ripple', 'wave', 'tide', 'custom')`.execute(db);
  if (isSqlite(db)) await replacePackage(db, KNOWN);
  else await sql`alter table contacts add constraint contacts_package_check ${KNOWN}`.execute(db);
}

const KNOWN = sql`check (package in ('ripple', 'wave', 'tide', 'custom'))`;

/** SQLite cannot change the check of a column: another column takes its place. */
async function replacePackage(db: Kysely<unknown>, check: typeof KNOWN): Promise<void> {
  await sql`alter table contacts rename column package to former_package`.execute(db);
  await sql`alter table contacts add column package text ${check}`.execute(db);
  await sql`update contacts set package = former_package where former_package is not null`.execute(db);
  await sql`alter table contacts drop column former_package`.execute(db);
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
