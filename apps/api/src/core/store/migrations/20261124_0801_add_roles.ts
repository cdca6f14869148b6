import { sql, type Kysely } from 'kysely';

/** Roles beside `admin`, and the owners of posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A check cannot be changed on SQLite: a new column takes the place of the old one.
  await db.schema
    .alterTable('staff')
    .addColumn('new_role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('analyst')
        .check(sql`new_role in ('admin', 'editor', 'author', 'sales', 'analyst')`),
    )
    .execute();
  await sql`update staff set new_role = role`.execute(db);
  await replaceRole(db);
  // Without a foreign key: a post stays when its owner's account is removed.
  await db.schema.alterTable('posts').addColumn('owner_id', 'text').execute();
  await db.schema.createIndex('posts_owner_idx').on('posts').column('owner_id').execute(); // the posts of a removed account
  // Keys that could change every post still can.
  await sql`update api_keys set scopes = scopes || ' posts.edit-any'
    where ' ' || scopes || ' ' like '% posts.edit %' or ' ' || scopes || ' ' like '% posts.publish %'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update api_keys set scopes = replace(scopes, ' posts.edit-any', '')`.execute(db);
  await db.schema.dropIndex('posts_owner_idx').execute();
  await db.schema.alterTable('posts').dropColumn('owner_id').execute();
  // The former schema has no role that these accounts could have without more rights.
  await sql`delete from staff where role <> 'admin'`.execute(db);
  await db.schema
    .alterTable('staff')
    .addColumn('new_role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('admin')
        .check(sql`new_role in ('admin')`),
    )
    .execute();
  await replaceRole(db);
}

async function replaceRole(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff').dropColumn('role').execute();
  await db.schema.alterTable('staff').renameColumn('new_role', 'role').execute();
}
