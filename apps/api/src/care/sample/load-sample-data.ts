import { sql, type InsertObject } from 'kysely';
import { startOfMonth } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Database, Db, Trx } from '../../core/store/schema.ts';
import { buildSampleIssues } from './newsletter/sample-issues.ts';
import { buildSampleChoices, buildSampleTopics } from './newsletter/sample-topics.ts';
import { buildSampleAuthors } from './sample-authors.ts';
import { buildSampleCall, findFirstAccount, takeCallTime } from './sample-call.ts';
import { buildSampleContacts } from './sample-contacts.ts';
import { buildSampleFunnel } from './sample-funnel.ts';
import { buildSampleMissedPaths } from './sample-missed-paths.ts';
import { buildSamplePageViews, viewsByPost } from './sample-page-views.ts';
import { buildSamplePendingChange } from './sample-pending-change.ts';
import { buildSamplePosts } from './sample-posts.ts';
import { SAMPLE_SAVED_REPLIES } from './sample-saved-replies.ts';
import { buildSampleSubscribers } from './sample-subscribers.ts';
import { buildSampleThread } from './sample-thread.ts';
import { momentOfWorkday, type SampleTime } from './sample-time.ts';
import { buildSampleTrails } from './sample-trails.ts';

const ROWS_AT_ONCE = 100;
/** When the sample issue was sent, in workdays before today. */
const SENT_DAYS = -8;

/**
 * Fills an empty database with examples of what staff work with, arranged around `now` so that they yield the dashboard's
 * documented figures. Nothing of it is ever mailed: whatever is sent elsewhere counts as sent here. All or nothing, and only
 * once when two servers start together.
 * @returns false when the database is in use: it has posts (in the trash, too), authors, subscribers, enquiries, saved
 * replies, topics or issues
 */
export async function loadSampleData(db: Db, now: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    if (await isInUse(trx)) return false;
    const { timeZone, contactEmail } = await findSettings(trx);
    const time = { now: Date.parse(now), monthStart: Date.parse(startOfMonth(now, timeZone)), timeZone };
    const { posts, tags } = buildSamplePosts(time);
    const pageViews = buildSamplePageViews(posts, time);
    const views = viewsByPost(pageViews);
    await insertRows(
      trx,
      'posts',
      posts.map((post) => Object.assign(post, { views: views.get(post.id) ?? 0 })),
    );
    await insertRows(trx, 'post_tags', tags);
    const pending = buildSamplePendingChange(posts, tags, time);
    await insertRows(trx, 'pending_changes', pending.changes);
    await insertRows(trx, 'post_approvals', pending.approvals);
    await insertRows(trx, 'authors', buildSampleAuthors(now));
    await insertNewsletter(trx, time);
    const contacts = buildSampleContacts(time);
    await insertRows(trx, 'contacts', contacts);
    const trails = buildSampleTrails(contacts);
    await insertRows(trx, 'contact_trails', trails.trails);
    await insertRows(trx, 'contact_trail_posts', trails.posts);
    await insertRows(trx, 'contact_messages', buildSampleThread(contacts, { now, agency: contactEmail }));
    const calls = buildSampleCall(contacts, await findFirstAccount(trx), time);
    await insertRows(trx, 'bookings', calls);
    await takeCallTime(trx, calls);
    await insertRows(trx, 'missed_paths', buildSampleMissedPaths(time));
    await insertRows(
      trx,
      'saved_replies',
      SAMPLE_SAVED_REPLIES.map(({ id, name, text }) => ({ id, name, body: text, updated_at: now })),
    );
    await insertRows(trx, 'page_views', pageViews);
    await insertRows(trx, 'funnel_days', buildSampleFunnel(pageViews, contacts, time));
    return true;
  });
}

async function insertNewsletter(trx: Trx, time: SampleTime): Promise<void> {
  const [now, sentAt] = [new Date(time.now).toISOString(), momentOfWorkday(time, SENT_DAYS, '09:00')];
  const subscribers = buildSampleSubscribers(time);
  await insertRows(trx, 'subscribers', subscribers);
  await insertRows(trx, 'topics', buildSampleTopics(now));
  await insertRows(trx, 'subscriber_topics', buildSampleChoices(subscribers));
  const sent = buildSampleIssues(subscribers, { sentAt, now, timeZone: time.timeZone });
  await insertRows(trx, 'issues', sent.issues);
  await insertRows(trx, 'issue_messages', sent.messages);
  await insertRows(trx, 'issue_visits', sent.visits);
  await insertRows(trx, 'issue_results', sent.results);
}

async function isInUse(trx: Trx): Promise<boolean> {
  for (const table of ['posts', 'authors', 'subscribers', 'contacts', 'saved_replies', 'topics', 'issues'] as const) {
    const row = await trx
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function insertRows<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  rows: InsertObject<Database, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
