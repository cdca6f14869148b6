import { sql, type Kysely } from 'kysely';

/** The post that staff have chosen to lead the blog list: at most one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('posts')
    .addColumn('is_featured', 'int2', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create unique index posts_featured_idx on posts (is_featured) where is_featured = 1`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index posts_featured_idx`.execute(db);
  await db.schema.alterTable('posts').dropColumn('is_featured').execute();
}
