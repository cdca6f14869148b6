import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** What an enquiry was worth or why it was lost; the path that led to an enquiry or a sign-up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contacts').addColumn('value', 'integer').execute();
  await db.schema.alterTable('contacts').addColumn('lost_reason', 'text', empty).execute();
  await db.schema
    .alterTable('settings')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
    .execute();
  await createTrails(db);
  await createTrailPosts(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['subscriber_trails', 'contact_trail_posts', 'contact_trails']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.alterTable('settings').dropColumn('currency').execute();
  for (const column of ['lost_reason', 'value']) await db.schema.alterTable('contacts').dropColumn(column).execute();
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
  // The enquiries of a post.
  await db.schema.createIndex('contact_trail_posts_post_idx').on('contact_trail_posts').column('post_key').execute();
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function empty(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
