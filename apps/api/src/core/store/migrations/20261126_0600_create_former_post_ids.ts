import { sql, type Kysely } from 'kysely';

/**
 * The former ids of posts, so that none is given to another post while the first exists. Those of drafts were redirects that
 * ended after 30 days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_post_ids')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_key', 'text', (column) =>
      column.notNull().references('posts.key').onDelete('cascade').onUpdate('cascade'),
    )
    .execute();
  await db.schema.createIndex('former_post_ids_post_idx').on('former_post_ids').column('post_key').execute(); // the cascade
  await sql`insert into former_post_ids (id, post_key)
    select substr(redirects.path, 7), posts.key from redirects join posts on posts.id = redirects.post_id
    where redirects.origin in ('moved', 'draft') and redirects.path like '/blog/%'
      and not exists (select 1 from posts as other where other.id = substr(redirects.path, 7))`.execute(db);
  await sql`delete from redirects where origin = 'draft'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('former_post_ids').execute();
}
