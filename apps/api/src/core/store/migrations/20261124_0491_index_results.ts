import type { Kysely } from 'kysely';

/** Indexes that alone answer the figures of a year, without reading the wide rows of enquiries, trails and views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What became of the enquiries of a period, how soon they were answered, and the key of their trails.
  await db.schema
    .createIndex('contacts_results_idx')
    .on('contacts')
    .columns(['submitted_at', 'status', 'source', 'value', 'answer_seconds', 'id'])
    .execute();
  // By source and campaign.
  await db.schema
    .createIndex('contact_trails_results_idx')
    .on('contact_trails')
    .columns(['contact_id', 'entry_source', 'campaign_source', 'campaign_medium', 'campaign_name'])
    .execute();
  // The views of one page, such as the contact form, by day.
  await db.schema
    .createIndex('page_views_path_idx')
    .on('page_views')
    .columns(['path', 'day', 'source', 'views'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of ['page_views_path_idx', 'contact_trails_results_idx', 'contacts_results_idx']) {
    await db.schema.dropIndex(index).execute();
  }
}
