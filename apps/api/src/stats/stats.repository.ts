import { displayTitle } from '@tideline/domain/post';
import { ACTIVITY_COUNTS, type ActivityEntry, type AdminStats } from '@tideline/domain/stats';
import type { Db } from '../db/schema.ts';

/** The four figures of the dashboard's cards. */
export async function findTotals(db: Db): Promise<AdminStats> {
  const posts = db.selectFrom('posts').where('deleted_at', 'is', null);
  const published = posts.where('status', '=', 'published');
  const subscribers = db.selectFrom('subscribers').where('status', '=', 'active');
  return {
    totalPosts: await count(posts.select((eb) => eb.fn.countAll<number>().as('count'))),
    totalSubscribers: await count(subscribers.select((eb) => eb.fn.countAll<number>().as('count'))),
    publishedPosts: await count(published.select((eb) => eb.fn.countAll<number>().as('count'))),
    totalContacts: await count(enquiries(db).select((eb) => eb.fn.countAll<number>().as('count'))),
  };
}

/** Active subscribers who were on the list before an instant. */
export function countSubscribersBefore(db: Db, instant: string): Promise<number> {
  return count(
    db
      .selectFrom('subscribers')
      .where('status', '=', 'active')
      .where('created_at', '<', instant)
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );
}

/** Public posts whose publish date lies from one instant to another, both included. */
export function countPublished(db: Db, from: string, to: string): Promise<number> {
  return count(
    db
      .selectFrom('posts')
      .where('status', '=', 'published')
      .where('deleted_at', 'is', null)
      .where('sort_date', '>=', from)
      .where('sort_date', '<=', to)
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );
}

/** Enquiries sent after an instant, spam aside. */
export function countContactsAfter(db: Db, instant: string): Promise<number> {
  return count(
    enquiries(db)
      .where('submitted_at', '>', instant)
      .select((eb) => eb.fn.countAll<number>().as('count')),
  );
}

/** What happened last: the newest of each kind, newest first. */
export async function listActivity(db: Db, now: string): Promise<ActivityEntry[]> {
  const entries = [...(await newestSubscribers(db)), ...(await newestContacts(db)), ...(await newestPosts(db, now))];
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

async function newestSubscribers(db: Db): Promise<ActivityEntry[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'created_at'])
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ACTIVITY_COUNTS.subscriber)
    .execute();
  return rows.map((row) => ({
    kind: 'subscriber',
    id: row.id,
    text: `${row.email} joined recently`,
    at: row.created_at,
  }));
}

async function newestContacts(db: Db): Promise<ActivityEntry[]> {
  const rows = await enquiries(db)
    .select(['id', 'first_name', 'last_name', 'company', 'submitted_at'])
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(ACTIVITY_COUNTS.contact)
    .execute();
  return rows.map((row) => ({
    kind: 'contact',
    id: row.id,
    text: `From ${row.first_name} ${row.last_name} - ${row.company || 'No company'}`,
    at: row.submitted_at,
  }));
}

/** A published post counts from its publish date, any other one from its last change. */
async function newestPosts(db: Db, now: string): Promise<ActivityEntry[]> {
  const posts = db.selectFrom('posts').where('deleted_at', 'is', null).limit(ACTIVITY_COUNTS.post);
  const published = await posts
    .where('status', '=', 'published')
    .where('sort_date', '<=', now)
    .select(['id', 'title', 'sort_date as at'])
    .orderBy('sort_date', 'desc')
    .orderBy('id')
    .execute();
  const updated = await posts
    .where('status', '!=', 'published')
    .select(['id', 'title', 'updated_at as at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return [
    ...published.map((row) => Object.assign(row, { act: 'was published' })),
    ...updated.map((row) => Object.assign(row, { act: 'was updated' })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, ACTIVITY_COUNTS.post)
    .map((row) => ({ kind: 'post', id: row.id, text: `"${displayTitle(row)}" ${row.act}`, at: row.at }));
}

/** What counts as an enquiry: spam is kept and listed, but is nobody's lead. */
function enquiries(db: Db) {
  return db.selectFrom('contacts').where('status', '!=', 'spam');
}

async function count(query: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }): Promise<number> {
  const row = await query.executeTakeFirstOrThrow();
  return row.count;
}
