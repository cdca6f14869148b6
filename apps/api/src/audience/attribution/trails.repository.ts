import type { Selectable } from 'kysely';
import type { Campaign, Trail, TrailDetails, TrailPost } from '@tideline/domain/trail/trail';
import { publishedPosts } from '../../core/store/public-posts.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { ContactTrailsTable, TrailPostRow } from '../../core/store/tables/trails.ts';

const COLUMNS = [
  'entry_path',
  'entry_source',
  'entry_host',
  'last_path',
  'campaign_source',
  'campaign_medium',
  'campaign_name',
  'campaign_term',
  'campaign_content',
  'issue_id',
  'started_at',
  'pages',
  'details',
] as const;

type TrailRow = Pick<Selectable<ContactTrailsTable>, (typeof COLUMNS)[number]>;

/** A trail as it is stored; its posts are in the order of their first opening. */
export type StoredTrail = { row: TrailRow; posts: TrailPostRow[] };

/** Stores the trail of an enquiry. */
export async function insertContactTrail(
  trx: Trx,
  contact: Pick<ContactTrailsTable, 'contact_id' | 'submitted_at'>,
  { row, posts }: StoredTrail,
): Promise<void> {
  await trx
    .insertInto('contact_trails')
    .values({ ...row, ...contact })
    .execute();
  if (posts.length === 0) return;
  await trx
    .insertInto('contact_trail_posts')
    .values(posts.map((post, position) => ({ ...post, ...contact, position })))
    .execute();
}

/** Stores the trail of a sign-up, replacing that of an earlier one. */
export async function putSubscriberTrail(trx: Trx, subscriberId: string, { row, posts }: StoredTrail): Promise<void> {
  const values = { ...row, posts: JSON.stringify(posts) };
  await trx
    .insertInto('subscriber_trails')
    .values({ ...values, subscriber_id: subscriberId })
    .onConflict((conflict) => conflict.column('subscriber_id').doUpdateSet(values))
    .execute();
}

/** The trail of an enquiry; null when the browser sent none. */
export async function findContactTrail(db: Db, contactId: string): Promise<Trail | null> {
  const row = await db
    .selectFrom('contact_trails')
    .select(COLUMNS)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  if (!row) return null;
  const posts = await db
    .selectFrom('contact_trail_posts')
    .select(['post_key', 'read_percent', 'is_first', 'is_last'])
    .where('contact_id', '=', contactId)
    .orderBy('position')
    .execute();
  return toTrail(db, row, posts);
}

/** The trail of a sign-up; null when the browser sent none. */
export async function findSubscriberTrail(db: Db, subscriberId: string): Promise<Trail | null> {
  const row = await db
    .selectFrom('subscriber_trails')
    .select([...COLUMNS, 'posts'])
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  return row ? toTrail(db, row, JSON.parse(row.posts) as TrailPostRow[]) : null;
}

/** The issue of the newsletter whose link began the visit of a sign-up; null without one. */
export async function findIssueOfSignUp(db: Db, subscriberId: string): Promise<Trail['issue']> {
  const row = await db
    .selectFrom('subscriber_trails')
    .select('issue_id')
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  return row?.issue_id ? findIssue(db, row.issue_id) : null;
}

async function toTrail(db: Db, row: TrailRow, posts: readonly TrailPostRow[]): Promise<Trail> {
  const { packages, caseStudies } = JSON.parse(row.details) as TrailDetails;
  return {
    entryPath: row.entry_path,
    entrySource: row.entry_source,
    entryHost: row.entry_host,
    lastPath: row.last_path,
    campaign: toCampaign(row),
    issue: row.issue_id === null ? null : await findIssue(db, row.issue_id),
    startedAt: row.started_at,
    pages: row.pages,
    posts: await toPosts(db, posts),
    packages,
    caseStudies,
  };
}

function toCampaign(row: TrailRow): Campaign | null {
  const campaign = {
    source: row.campaign_source,
    medium: row.campaign_medium,
    name: row.campaign_name,
    term: row.campaign_term,
    content: row.campaign_content,
  };
  return Object.values(campaign).some((part) => part !== '') ? campaign : null;
}

async function findIssue(db: Db, id: string): Promise<Trail['issue']> {
  const issue = await db.selectFrom('issues').select('subject').where('id', '=', id).executeTakeFirst();
  return { id, subject: issue?.subject ?? null };
}

/** Names published posts only: readers of enquiries may not read drafts, and a person's export goes to that person. */
async function toPosts(db: Db, rows: readonly TrailPostRow[]): Promise<TrailPost[]> {
  if (rows.length === 0) return [];
  const keys = rows.map((row) => row.post_key);
  const posts = await publishedPosts(db).select(['key', 'id', 'title']).where('key', 'in', keys).execute();
  return rows.map((row) => {
    const post = posts.find(({ key }) => key === row.post_key);
    return {
      key: row.post_key,
      id: post?.id ?? null,
      title: post?.title ?? null,
      readPercent: row.read_percent,
      isFirst: row.is_first === 1,
      isLast: row.is_last === 1,
    };
  });
}
