import { sql } from 'kysely';
import type { Capability } from '@tideline/domain/staff/capability';
import type { SubscriberTrail } from '@tideline/domain/trail/trail';
import type { Db } from '../../core/store/schema.ts';
import { LINK_COLUMNS, toLink } from './post-results.repository.ts';
import { findSubscriberTrail } from './trails.repository.ts';

/** Maximum number of enquiries listed; the newest are kept. */
const CONTACTS_MAX = 20;

/**
 * The trail of a sign-up and the enquiries of its address; null when there is no such subscriber.
 * @param capabilities of the caller: without `contacts.read`, no enquiries are answered
 */
export async function findTrailOfSubscriber(
  db: Db,
  id: string,
  capabilities: ReadonlySet<Capability>,
): Promise<SubscriberTrail | null> {
  const subscriber = await db.selectFrom('subscribers').select('email_key').where('id', '=', id).executeTakeFirst();
  if (!subscriber) return null;
  const trail = await findSubscriberTrail(db, id);
  if (!capabilities.has('contacts.read')) return { trail, enquiries: [] };
  const rows = await db
    .selectFrom('contacts')
    .leftJoin('contact_trails', 'contact_trails.contact_id', 'contacts.id')
    .leftJoin('issues', 'issues.id', 'contact_trails.issue_id')
    .select([...LINK_COLUMNS, 'contact_trails.issue_id', 'issues.subject'])
    .where(sql<string>`lower(contacts.email)`, '=', subscriber.email_key)
    .where('contacts.status', '!=', 'spam')
    .where('contacts.merged_into', 'is', null)
    .orderBy('contacts.submitted_at', 'desc')
    .limit(CONTACTS_MAX)
    .execute();
  return {
    trail,
    enquiries: rows.map((row) => ({
      ...toLink(row),
      issue: row.issue_id === null ? null : { id: row.issue_id, subject: row.subject },
    })),
  };
}
