import { displayTitle } from '@tideline/domain/post/post';
import type { Capability } from '@tideline/domain/staff/capability';
import { ACTIVITY_COUNTS, type ActivityEntry, type AdminStats } from '@tideline/domain/stats/stats';
import { countRows } from '../../core/store/count-rows.ts';
import { publicPosts, publishedPosts } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';

/** The four figures on the dashboard's cards. */
export async function findTotals(db: Db): Promise<AdminStats> {
  const [posts, totalSubscribers, totalContacts] = await Promise.all([
    db.selectFrom('post_counts').select(['status', 'count']).execute(),
    countRows(activeSubscribers(db)),
    countContacts(db),
  ]);
  const published = posts.filter(({ status }) => status === 'published');
  return {
    totalPosts: posts.reduce((sum, row) => sum + row.count, 0),
    totalSubscribers,
    publishedPosts: published.reduce((sum, row) => sum + row.count, 0),
    totalContacts,
  };
}

/** Active subscribers who joined at or after an instant. */
export function countSubscribersSince(db: Db, instant: string): Promise<number> {
  return countRows(activeSubscribers(db).where('created_at', '>=', instant));
}

/** Public posts with a publish date from `from` to `to`, both included. */
export function countPublished(db: Db, from: string, to: string): Promise<number> {
  return countRows(publishedPosts(db).where('sort_date', '>=', from).where('sort_date', '<=', to));
}

/** A difference of two counts, each answered by an index; no index contains the rows with any other status. */
async function countContacts(db: Db): Promise<number> {
  const contacts = db.selectFrom('contacts');
  const merged = contacts.where('merged_into', 'is not', null).where('status', '!=', 'spam');
  const spam = contacts.where('status', '=', 'spam');
  return (await countRows(contacts)) - (await countRows(spam)) - (await countRows(merged));
}

/** Enquiries sent after an instant, without spam. */
export function countContactsAfter(db: Db, instant: string): Promise<number> {
  return countRows(countedContacts(db).where('submitted_at', '>', instant));
}

/** Enquiries sent up to an instant that are still unanswered. */
export function countPendingBefore(db: Db, instant: string): Promise<number> {
  return countRows(countedContacts(db).where('status', '=', 'pending').where('submitted_at', '<=', instant));
}

/** The median answer time in seconds of enquiries answered since an instant; null without any. */
export async function findMedianAnswerSeconds(db: Db, since: string): Promise<number | null> {
  const answered = db.selectFrom('contacts').where('first_answered_at', '>=', since);
  const answers = await countRows(answered);
  if (answers === 0) return null;
  const middle = await answered
    .select('answer_seconds')
    .orderBy('answer_seconds')
    .offset(Math.floor((answers - 1) / 2))
    .limit(answers % 2 === 0 ? 2 : 1)
    .execute();
  const seconds = middle.map((row) => row.answer_seconds ?? 0);
  return Math.round(seconds.reduce((sum, value) => sum + value, 0) / seconds.length);
}

/** The latest activity that these capabilities allow to read: the newest rows of each kind, newest first. */
export async function listActivity(
  db: Db,
  now: string,
  capabilities: ReadonlySet<Capability>,
): Promise<ActivityEntry[]> {
  const entries = [
    ...(capabilities.has('subscribers.read') ? await newestSubscribers(db) : []),
    ...(capabilities.has('contacts.read') ? await newestContacts(db) : []),
    ...(await newestPosts(db, now, { withDrafts: capabilities.has('posts.read-drafts') })),
  ];
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

async function newestSubscribers(db: Db): Promise<ActivityEntry[]> {
  const rows = await activeSubscribers(db)
    .select(['id', 'email', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ACTIVITY_COUNTS.subscriber)
    .execute();
  return rows.map((row) => ({
    kind: 'subscriber',
    sort: '-date',
    id: row.id,
    text: `${row.email} joined recently`,
    at: row.created_at,
  }));
}

async function newestContacts(db: Db): Promise<ActivityEntry[]> {
  const rows = await countedContacts(db)
    .select(['id', 'first_name', 'last_name', 'company', 'submitted_at'])
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(ACTIVITY_COUNTS.contact)
    .execute();
  return rows.map((row) => ({
    kind: 'contact',
    sort: '-date',
    id: row.id,
    text: `From ${row.first_name} ${row.last_name} - ${row.company || 'No company'}`,
    at: row.submitted_at,
  }));
}

/** A published post is dated by its publish date, any other by its last change. */
async function newestPosts(db: Db, now: string, { withDrafts }: { withDrafts: boolean }): Promise<ActivityEntry[]> {
  const posts = db.selectFrom('posts').where('deleted_at', 'is', null).limit(ACTIVITY_COUNTS.post);
  const published = await publicPosts(db, now)
    .limit(ACTIVITY_COUNTS.post)
    .select(['id', 'title', 'sort_date as at'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .execute();
  const drafts = posts
    .where('status', '!=', 'published')
    .select(['id', 'title', 'updated_at as at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id');
  const updated = withDrafts ? await drafts.execute() : [];
  return [
    ...published.map((row) => Object.assign(row, { act: 'was published', sort: '-date' as const })),
    ...updated.map((row) => Object.assign(row, { act: 'was updated', sort: '-updated' as const })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, ACTIVITY_COUNTS.post)
    .map((row) => ({
      kind: 'post',
      id: row.id,
      sort: row.sort,
      text: `"${displayTitle(row)}" ${row.act}`,
      at: row.at,
    }));
}

function activeSubscribers(db: Db) {
  return db.selectFrom('subscribers').where('status', '=', 'active');
}

/** Enquiries without merged ones and without spam, which is listed but counts in no figure. */
function countedContacts(db: Db) {
  return db.selectFrom('contacts').where('status', '!=', 'spam').where('merged_into', 'is', null);
}
