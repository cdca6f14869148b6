import { sql, type InsertObject } from 'kysely';
import { startOfMonth } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Database, Db, Trx } from '../../core/store/schema.ts';
import { buildSampleAuthors } from './sample-authors.ts';
import { buildSampleContacts } from './sample-contacts.ts';
import { buildSampleFunnel } from './sample-funnel.ts';
import { buildSamplePageViews, viewsByPost } from './sample-page-views.ts';
import { buildSamplePosts } from './sample-posts.ts';
import { SAMPLE_SAVED_REPLIES } from './sample-saved-replies.ts';
import { buildSampleSubscribers } from './sample-subscribers.ts';
import { buildSampleTrails } from './sample-trails.ts';

const ROWS_AT_ONCE = 100;

/**
 * Fills an empty database with posts, authors, subscribers, enquiries, saved replies and page views, arranged around `now` so that they
 * yield the dashboard's documented figures. All or nothing, and only once when two servers start together.
 * @returns false when the database is in use: it has posts (in the trash, too), authors, subscribers, enquiries or saved
 * replies
 */
export async function loadSampleData(db: Db, now: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    if (await isInUse(trx)) return false;
    const { timeZone } = await findSettings(trx);
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
    await insertRows(trx, 'authors', buildSampleAuthors(now));
    await insertRows(trx, 'subscribers', buildSampleSubscribers(time));
    const contacts = buildSampleContacts(time);
    await insertRows(trx, 'contacts', contacts);
    const trails = buildSampleTrails(contacts);
    await insertRows(trx, 'contact_trails', trails.trails);
    await insertRows(trx, 'contact_trail_posts', trails.posts);
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

async function isInUse(trx: Trx): Promise<boolean> {
  for (const table of ['posts', 'authors', 'subscribers', 'contacts', 'saved_replies'] as const) {
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
