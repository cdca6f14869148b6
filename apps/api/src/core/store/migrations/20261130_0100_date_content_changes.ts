import type { Kysely } from 'kysely';

/** When the public content of a post last changed after its first publication; unknown for earlier changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('content_changed_at', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').dropColumn('content_changed_at').execute();
}
