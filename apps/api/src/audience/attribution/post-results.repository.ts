import { sql } from 'kysely';
import type { ContactLink, PostResults, PostResultsDetail } from '@tideline/domain/trail/trail';
import type { Db } from '../../core/store/schema.ts';

/** Maximum number of enquiries listed for a post; the newest are kept. */
const NEWEST_MAX = 5;

const NONE: PostResults = { contacts: 0, clients: 0, value: 0 };
const COUNTS = [
  sql<number>`count(*)`.as('contacts'),
  sql<number>`count(case when contacts.status = 'won' then 1 end)`.as('clients'),
  // Without the cast, PostgreSQL answers text: its sum of integers is a bigint.
  sql<number>`cast(coalesce(sum(case when contacts.status = 'won' then contacts.value end), 0) as double precision)`.as(
    'value',
  ),
] as const;

/** The results of each of these posts, by id. */
export async function findPostResults(db: Db, ids: readonly string[]): Promise<Record<string, PostResults>> {
  if (ids.length === 0) return {};
  const rows = await contactsOfPosts(db)
    .innerJoin('posts', 'posts.key', 'contact_trail_posts.post_key')
    .where('posts.id', 'in', ids)
    .select(['posts.id', ...COUNTS])
    .groupBy('posts.id')
    .execute();
  const found = new Map(rows.map(({ id, ...results }) => [id, results]));
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? NONE]));
}

/** The results of a post in detail; null when there is no such post. */
export async function findPostResultsDetail(db: Db, id: string): Promise<PostResultsDetail | null> {
  const post = await db.selectFrom('posts').select('key').where('id', '=', id).executeTakeFirst();
  if (!post) return null;
  const ofPost = contactsOfPosts(db).where('post_key', '=', post.key);
  const counts = await ofPost
    .select([
      ...COUNTS,
      sql<number>`count(case when is_first = 1 then 1 end)`.as('first'),
      sql<number>`count(case when is_last = 1 then 1 end)`.as('last'),
      sql<number>`count(case when is_first = 0 and is_last = 0 then 1 end)`.as('between'),
    ])
    .executeTakeFirstOrThrow();
  const newest = await ofPost.select(LINK_COLUMNS).orderBy('contacts.submitted_at', 'desc').limit(NEWEST_MAX).execute();
  return { ...counts, newest: newest.map(toLink) };
}

type LinkRow = {
  id: string;
  first_name: string;
  last_name: string;
  reference: string;
  status: ContactLink['status'];
  value: number | null;
  submitted_at: string;
};

/** The columns of a link to an enquiry. */
export const LINK_COLUMNS = [
  'contacts.id',
  'contacts.first_name',
  'contacts.last_name',
  'contacts.reference',
  'contacts.status',
  'contacts.value',
  'contacts.submitted_at',
] as const;

/** Converts a row to a link to its enquiry. */
export function toLink(row: LinkRow): ContactLink {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    reference: row.reference,
    status: row.status,
    value: row.value,
    dateSubmitted: row.submitted_at,
  };
}

/** Enquiries with the posts that their senders had read, one row per post; without spam and merged enquiries. */
function contactsOfPosts(db: Db) {
  return db
    .selectFrom('contact_trail_posts')
    .innerJoin('contacts', 'contacts.id', 'contact_trail_posts.contact_id')
    .where('contacts.status', '!=', 'spam')
    .where('contacts.merged_into', 'is', null);
}
