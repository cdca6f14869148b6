import { sql, type InsertObject } from 'kysely';
import { auditObject } from '@tideline/domain/staff/audit-entry';
import { isAnswered } from '@tideline/domain/contact/answer-promise';
import { CONTACT_STATUSES } from '@tideline/domain/contact/contact';
import { newContactSchema } from '@tideline/domain/contact/contact.schema';
import { DAY_MS } from '@tideline/domain/time/instant';
import { POST_CATEGORIES } from '@tideline/domain/post/post';
import { TRAFFIC_SOURCES } from '@tideline/domain/stats/stats';
import { toContactRow } from '../../sales/contacts/contacts.repository.ts';
import { dialectOf } from '../../core/store/dialect/dialect-of.ts';
import type { Database, Db, Trx } from '../../core/store/schema.ts';
import type { Flag } from '../../core/store/tables/column-types.ts';
import { toRow } from '../../audience/subscribers/subscribers.repository.ts';
import { postSearchColumns } from '../../core/lists/search-text.ts';
import { insertFunnelDays, insertTrails, submittedAt } from './fill-trails.ts';
import { insertRows } from './insert-rows.ts';
import { buildProse, randomNumbers, type Random } from './random-prose.ts';

/** The numbers of rows of each kind, the days with page views, and the length of the audit log; empty by default. */
export type FillSize = { posts: number; subscribers: number; contacts: number; days: number; audit?: number };

const NO: Flag = 0;
const YEAR_MS = 365 * DAY_MS;
const SOURCES = ['blog-newsletter', 'home-newsletter', 'import', null];

/**
 * Fills an empty database with made-up rows, which depend only on the size: posts with bodies of real length, one in ten
 * unpublished; subscribers; enquiries, the newest unanswered; and page views of the days before `now`.
 */
export async function fillDatabase(db: Db, size: FillSize, now: string): Promise<void> {
  const random = randomNumbers(42);
  const end = Date.parse(now);
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'posts', size.posts, (index) => buildPostRow(index, size.posts, end, random));
    await insertRows(trx, 'post_tags', size.posts * 3, (index) => {
      const tag = `tag ${Math.floor(random() * 100)}`;
      return { post_id: `post-${Math.floor(index / 3)}`, position: index % 3, tag, tag_key: tag };
    });
    await insertRows(trx, 'subscribers', size.subscribers, (index) => {
      const email = `${buildProse(random, 1)}.${buildProse(random, 1)}${index}@example.com`;
      const at = new Date(end - (index / size.subscribers) * 3 * YEAR_MS).toISOString();
      const status = index % 12 === 0 ? 'unsubscribed' : 'active';
      const source = SOURCES[index % SOURCES.length] ?? null;
      return toRow({ id: `subscriber-${index}`, email, status, source }, at);
    });
    await insertRows(trx, 'contacts', size.contacts, (index) => buildContactRow(index, size.contacts, end, random));
    await insertTrails(trx, size, end);
    await insertPageViews(trx, size, end, random);
    await insertFunnelDays(trx, size.days, end);
    await insertRows(trx, 'audit', size.audit ?? 0, (index) => buildAuditRow(index, size, end));
  });
  // The statistics that a server has after running for a while.
  await (dialectOf(db).name === 'SQLite' ? sql`pragma optimize` : sql`vacuum analyze`).execute(db);
}

function buildAuditRow(index: number, size: FillSize, end: number): InsertObject<Database, 'audit'> {
  const actions = ['post.change', 'post.publish', 'session.open', 'contact.status'] as const;
  const action = actions[index % actions.length] ?? 'post.change';
  const person = `staff${index % 3}`;
  return {
    id: `audit-${String(index).padStart(8, '0')}`,
    at: new Date(end - (index / (size.audit ?? 1)) * YEAR_MS).toISOString(),
    actor_id: person,
    actor: `${person}@example.com`,
    action,
    object: auditObject(action),
    object_id: `post-${index % 50}`,
    network: '203.0.113.x',
    request_id: '',
    detail: '{"version":2}',
  };
}

function buildPostRow(index: number, count: number, end: number, random: Random): InsertObject<Database, 'posts'> {
  const title = buildProse(random, 4 + Math.floor(random() * 6));
  const excerpt = buildProse(random, 25);
  const content = `## ${buildProse(random, 5)}\n\n${buildProse(random, 500 + Math.floor(random() * 1_000))}`;
  const category = POST_CATEGORIES[index % POST_CATEGORIES.length] ?? '';
  const series = index % 25 === 5 ? `series ${index % 4}` : '';
  const at = new Date(end - ((index + 0.5) / count) * 8 * YEAR_MS).toISOString();
  const status = index % 10 === 9 ? 'draft' : 'published';
  return {
    id: `post-${index}`,
    key: `post-${index}`,
    title,
    excerpt,
    author: 'Maya Alvarez',
    category,
    status,
    publish_date: at,
    sort_date: at,
    featured_image_url: '',
    views: Math.floor(random() ** 4 * 5_000),
    reading_time_minutes: 5,
    version: 1,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    is_featured: 0,
    is_address_automatic: 0,
    first_published_at: status === 'draft' ? null : at,
    meta_title: '',
    meta_description: '',
    social_image_url: '',
    is_noindex: 0,
    canonical_url: '',
    series,
    ...postSearchColumns({ title, excerpt, author: 'Maya Alvarez', tags: [], series, content }),
    content,
  };
}

function buildContactRow(
  index: number,
  count: number,
  end: number,
  random: Random,
): InsertObject<Database, 'contacts'> {
  const [firstName, lastName, company] = [buildProse(random, 1), buildProse(random, 1), buildProse(random, 2)];
  const email = `${firstName}@${lastName}${index % 5_000}.example`;
  const isRecent = index < count / 1_000;
  const status = isRecent ? 'pending' : (CONTACT_STATUSES[1 + (index % (CONTACT_STATUSES.length - 1))] ?? 'won');
  const dateSubmitted = submittedAt(index, count, end);
  const row = toContactRow({
    ...newContactSchema.parse({ firstName, lastName, email, company, message: buildProse(random, 60) }),
    id: `contact-${index}`,
    packageName: '',
    answers: [],
    reference: `TL-F${String(index).padStart(6, '0')}`,
    status,
    dateSubmitted,
    answeredAt: null,
    value: null,
    lostReason: '',
    isSample: false,
  });
  if (!isAnswered(status)) return row;
  const answerSeconds = 600 + Math.floor(random() * 90_000);
  const answeredAt = new Date(Date.parse(dateSubmitted) + answerSeconds * 1_000).toISOString();
  return { ...row, answer_seconds: answerSeconds, first_answered_at: answeredAt };
}

/** Views of the five pages and a hundred posts, from every source, on each day. */
async function insertPageViews(trx: Trx, size: FillSize, end: number, random: Random): Promise<void> {
  const posts = Array.from({ length: Math.min(100, size.posts) }, (_, index) => `/blog/post-${index}`);
  const paths = ['/', '/services', '/about', '/blog', '/#contact', ...posts];
  const perDay = paths.length * TRAFFIC_SOURCES.length;
  await insertRows(trx, 'page_views', size.days * perDay, (index) => ({
    day: new Date(end - Math.floor(index / perDay) * DAY_MS).toISOString().slice(0, 10),
    path: paths[Math.floor(index / TRAFFIC_SOURCES.length) % paths.length] ?? '/',
    source: TRAFFIC_SOURCES[index % TRAFFIC_SOURCES.length] ?? 'direct',
    is_sample: NO,
    views: 1 + Math.floor(random() * 40),
  }));
}
