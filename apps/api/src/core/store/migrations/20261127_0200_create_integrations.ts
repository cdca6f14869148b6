import { sql, type Kysely } from 'kysely';

/** Accounts of integrations: programs with capabilities of their own, which stay when a colleague leaves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceRole(db, sql`new_role in ('admin', 'editor', 'author', 'sales', 'analyst', 'integration')`);
  // Separated by spaces; null for a person.
  await db.schema.alterTable('staff').addColumn('capabilities', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // The former schema has no role that these accounts could have.
  await sql`delete from staff where role = 'integration'`.execute(db);
  await db.schema.alterTable('staff').dropColumn('capabilities').execute();
  await replaceRole(db, sql`new_role in ('admin', 'editor', 'author', 'sales', 'analyst')`);
}

/** A check cannot be changed on SQLite: a new column takes the place of the old one. */
async function replaceRole(db: Kysely<unknown>, check: ReturnType<typeof sql<boolean>>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('new_role', 'text', (column) => column.notNull().defaultTo('analyst').check(check))
    .execute();
  await sql`update staff set new_role = role`.execute(db);
  await db.schema.alterTable('staff').dropColumn('role').execute();
  await db.schema.alterTable('staff').renameColumn('new_role', 'role').execute();
}
