import { sql, type Kysely } from 'kysely';

/**
 * Sample posts, enquiries and subscribers that staff changed with version 1.0.0 become their own, so that removing the
 * sample data leaves them. Since then, every write by staff clears `is_sample`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update posts set is_sample = 0 where is_sample = 1 and version > 1`.execute(db);
  await sql`update contacts set is_sample = 0 where is_sample = 1 and (
    id in (select contact_id from contact_notes) or ${isAudited('contact.status')}
  )`.execute(db);
  await sql`update subscribers set is_sample = 0 where is_sample = 1 and ${isAudited('subscriber.change')}`.execute(db);
}

/** What was a sample is not recorded. */
export async function down(): Promise<void> {}

function isAudited(action: string) {
  return sql`id in (select object_id from audit where action = ${action})`;
}
