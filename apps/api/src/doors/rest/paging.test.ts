import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { randomUUIDv7 } from 'node:crypto';
import { COMMAND, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { readDocument } from '../../testing/rest/read-document.ts';
import { insertPicture } from '../../site/media/media.repository.ts';
import { buildPictureRow } from '../../testing/build-picture.ts';
import { buildPost } from '../../testing/build-post.ts';
import { insertTestBooking } from '../../testing/fill/insert-booking.ts';
import { insertTestImport, insertTestItem } from '../../testing/imports.ts';
import { insertIssueMessage, insertSentIssue } from '../../testing/insert-issue.ts';
import { insertTestMessage } from '../../testing/insert-message.ts';
import { buildRestServer, openRestServer, openSession } from '../../testing/rest/rest-server.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { insertTestWebhook } from '../../testing/webhooks/insert-webhook.ts';

type Schema = { $ref?: string; type?: string | string[]; properties?: Record<string, Schema> };
type Answer = { headers?: object; content?: Record<string, { schema: Schema }> };
type Operation = { parameters?: { name: string }[]; responses: Record<string, Answer> };
type Document = { paths: Record<string, { get?: Operation }>; components: { schemas: Record<string, Schema> } };

/** Reads that answer a list without a cursor, and why it does not grow without bound. */
const BOUNDED: Record<string, string> = {
  '/api/author-accounts': 'The members of staff',
  '/api/author-approvals': 'At most one profile of each member of staff',
  '/api/authors': 'The people who write for the site',
  '/api/bookings/{id}/times': 'The days of the next weeks; `nextDay` leads on',
  '/api/calls/hours': 'The members of staff',
  '/api/calls/kinds': 'At most 20',
  '/api/calls/times': 'The days of the next weeks; `nextDay` leads on',
  '/api/contacts/owners': 'The members of staff',
  '/api/dead-links': 'The first 50',
  '/api/integrations': 'At most 50',
  '/api/media/{id}/uses': 'Some of the posts, beside a count of all',
  '/api/missed-addresses': 'The 50 most requested',
  '/api/pages': 'The pages of the site, and at most 500 added ones',
  '/api/contacts/{id}': 'The answers of one form',
  '/api/contacts/{id}/summary': 'The answers of one form',
  '/api/contact/packages': 'At most 51 packages',
  '/api/contact/questions': 'At most 20 questions',
  '/api/form-questions': 'At most 100 questions',
  '/api/pages/{id}': 'The fields of a page',
  '/api/pages/{id}/findings': 'The fields of a page',
  '/api/site-findings': 'The first 100',
  '/api/pages/{id}/revisions': 'The newest 50',
  '/api/case-study-order': 'Three case studies, and at most 500 added pages',
  '/api/trash/pages': 'At most 500 added pages',
  '/api/imports': 'At most 20',
  '/api/imports/{id}': 'The kinds of things in a file, and its 100 most frequent notes',
  '/api/imports/{id}/items/{item}': 'The notes of one article',
  '/api/releases': 'At most 50 open ones, and the newest 10 that are published',
  '/api/pending-posts': 'The posts that staff are changing',
  '/api/post-approvals': 'The posts that wait for staff',
  '/api/post-approvals/own': 'The posts that wait for staff',
  '/api/post-calendar': 'The posts of at most 62 days, at most 500',
  '/api/post-categories': 'Words that staff have chosen',
  '/api/post-series': 'Words that staff have chosen',
  '/api/post-tags': 'Words that staff have chosen',
  '/api/post-writers': 'The members of staff',
  '/api/posts/{id}': 'The tags of a post, at most 20',
  '/api/posts/{id}/revisions': 'The newest 100',
  '/api/posts/{id}/results': 'The newest inquiries, beside a count of all',
  '/api/stats/funnel': 'The steps of the funnel',
  '/api/stats/results': 'A hundred rows, beside the total of all',
  '/api/subscribers/{id}/visit': 'The steps of one visit, and the newest inquiries of one address',
  '/api/webhooks': 'The webhooks that staff have added by hand',
  '/api/topics': 'The topics that staff have added by hand',
  '/api/bounces': 'The newest reports, beside a count of all',
  '/api/newsletter/issues/{id}/results': 'The most frequent reasons and pages',
  '/api/newsletter/issues/{id}/revisions': 'The newest revisions of an issue, at most 100',
  '/api/newsletter/leave-reasons': 'The reasons of the form, and the newest comments',
  '/api/subscriber-sources': 'The sources of the forms and imports',
  '/api/subscribers/{id}/topics': 'The topics that staff have added by hand',
  '/api/admin/mail': 'The newest failed mails, beside a count of all',
  '/api/admin/mail/accounts': 'One mail server and one mailbox',
  '/api/contacts/{id}/notes': 'What staff have written about one inquiry',
  '/api/contacts/{id}/related': 'At most 20 of the same person, and what staff have merged',
  '/api/contact-board': 'Those that are asked for, at most 100',
  '/api/contact-work': 'Those that are asked for, at most 100',
  '/api/next-steps': 'At most 200',
  '/api/problems': 'At most one of each kind',
  '/api/saved-replies': 'At most 100',
  '/api/saved-views': 'At most 100',
  '/api/stats/overview': 'The newest of each kind',
  '/api/stats/analytics': 'The days of the range, and the most viewed pages',
  '/api/team': 'The members of staff, and who is invited',
  '/api/audit/actors': 'The members of staff, and those of the time that the log covers',
  '/api/backups': 'The newest 50',
  '/api/exports': 'The newest 3',
  '/api/site-previews': 'The newest 200 links that work',
  '/api/brand/revisions': 'The newest 50',
  '/api/first-steps': 'The steps of an installation',
};

type Filler = {
  /** What belongs to the rows: the path with its ids, and what `add` needs. */
  open?: (db: Db) => Promise<{ url: string; owner: string }>;
  /** Adds a row that the list sorts by `at`. */
  add: (db: Db, at: string, owner: string) => Promise<unknown>;
};

/** How rows get into each list with a cursor. */
const FILLERS: Record<string, Filler> = {
  '/api/posts': {
    add: (db, at) => callAsStaff(db).posts.create(buildPost({ publishDate: at })),
  },
  '/api/post-summaries': {
    add: (db, at) => callAsStaff(db).posts.create(buildPost({ publishDate: at })),
  },
  '/api/own-posts': {
    async add(db, at) {
      const { id } = await callAsStaff(db, { now: () => at }).posts.create(buildPost());
      await db.updateTable('posts').set({ owner_id: 'admin-1' }).where('id', '=', id).execute();
    },
  },
  '/api/trash/posts': {
    async add(db, at) {
      const { id } = await callAsStaff(db).posts.create(buildPost());
      await callAsStaff(db, { now: () => at }).posts.remove({ id });
    },
  },
  '/api/redirects': {
    add: (db, at) =>
      callAsStaff(db, { now: () => at }).addresses.addRedirect({ path: `/${randomUUIDv7()}`, target: '/services' }),
  },
  '/api/media': { add: (db, at) => insertPicture(db, buildPictureRow({ id: randomUUIDv7() }), at) },
  '/api/issues': { add: (db, at) => insertSentIssue(db, { slug: randomUUIDv7(), started_at: at }) },
  '/api/subscribers': {
    add: (db, at) =>
      callAsVisitor(db, { now: () => at }).subscribers.subscribe({ email: `${randomUUIDv7()}@example.com` }),
  },
  '/api/newsletter/issues': {
    add: (db, at) => insertSentIssue(db, { slug: randomUUIDv7(), updated_at: at }),
  },
  '/api/newsletter/issues/{id}/failed': {
    async open(db) {
      const issueId = await insertSentIssue(db, { slug: 'spring' });
      return { url: `/api/newsletter/issues/${issueId}/failed`, owner: issueId };
    },
    add: (db, at, issueId) =>
      insertIssueMessage(db, issueId, { id: sortedId(at), state: 'refused', accepted_at: null }),
  },
  '/api/contacts': { add: sendContact },
  '/api/bookings': {
    open: async (db) => ({ url: '/api/bookings', owner: await sendContact(db) }),
    add: (db, at, contactId) =>
      insertTestBooking(db, { id: randomUUIDv7(), contactId, startsAt: at, createdAt: TEST_NOW }),
  },
  '/api/contacts/{id}/messages': {
    open: (db) => ofContact(db, 'messages'),
    add: (db, at, contactId) => insertTestMessage(db, contactId, { createdAt: at }),
  },
  '/api/contacts/{id}/history': {
    open: (db) => ofContact(db, 'history'),
    async add(db, at, contactId) {
      const staff = callAsStaff(db, { now: () => at });
      await staff.contacts.updateOutcome({ id: contactId, value: 1 });
      await staff.contacts.notes.add({ contactId, text: 'Called.' });
      await insertTestMessage(db, contactId, { createdAt: at });
      await insertTestBooking(db, { id: randomUUIDv7(), contactId, startsAt: at, createdAt: at });
    },
  },
  '/api/audit': {
    add: (db, at) => db.transaction().execute((trx) => recordAction(trx, COMMAND, { action: 'mail.test' }, at)),
  },
  '/api/imports/{id}/items': {
    async open(db) {
      const id = await insertTestImport(db);
      return { url: `/api/imports/${id}/items`, owner: id };
    },
    add: (db, _at, importId) => insertTestItem(db, importId),
  },
  '/api/webhook-deliveries': {
    async open(db) {
      const webhookId = await insertTestWebhook(db);
      return { url: `/api/webhook-deliveries?webhookId=${webhookId}`, owner: webhookId };
    },
    add: insertDelivery,
  },
};

let document: Document;
beforeAll(async () => {
  const { app, close } = await openRestServer();
  document = await readDocument<Document>(app);
  await close();
});

/** The reads that answer a list, or an object with one. */
function listing(): { path: string; isPaged: boolean }[] {
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    if (!get || !schema) return [];
    const { properties = {} } = resolve(schema);
    if (![schema, ...Object.values(properties)].some((part) => resolve(part).type === 'array')) return [];
    const names = new Set(get.parameters?.map(({ name }) => name));
    const { headers = {} } = get.responses['200'] ?? {};
    const isPaged = names.has('limit') && names.has('cursor') && 'Link' in headers && 'X-Total-Count' in headers;
    return [{ path, isPaged }];
  });
}

function resolve({ $ref, ...schema }: Schema): Schema {
  return $ref === undefined ? schema : (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
}

test('each list has limit, cursor and the place of the next page, or a reason why it cannot grow', () => {
  const lists = listing();
  expect(lists.length).toBeGreaterThan(15);
  const paged = lists.flatMap(({ path, isPaged }) => (isPaged ? [path] : []));
  const others = lists.flatMap(({ path, isPaged }) => (isPaged ? [] : [path]));
  expect(others.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
  expect(paged.toSorted()).toEqual(Object.keys(FILLERS).toSorted());
});

describeOnEachDatabase('reading a list on by its cursor', (database) => {
  test.each(Object.entries(FILLERS))('%s misses and repeats no row while rows are added', async (path, filler) => {
    const db = database();
    const app = await buildRestServer(db);
    onTestFinished(() => app.close());
    const headers = await openSession(db);
    const { url, owner } = (await filler.open?.(db)) ?? { url: path, owner: '' };
    // Two rows at a time, so that a page ends between equal ones.
    const add = (minutes: number) => filler.add(db, later(TEST_NOW, (minutes - 100_000) * MINUTE_MS), owner);
    for (const minutes of [11, 11, 12, 12, 12, 13, 13]) await add(minutes);
    const read = async (address: string) => {
      const answer = await app.inject({ url: address, headers });
      expect([address, answer.statusCode]).toEqual([address, 200]);
      const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
      const ids = answer.json<{ id: string }[]>().map(({ id }) => id);
      return { ids, next, total: Number(answer.headers['x-total-count']) };
    };
    const before = await read(url);
    expect([before.ids.length, before.next]).toEqual([before.total, undefined]);
    const found: string[] = [];
    let next: string | undefined = `${url}${url.includes('?') ? '&' : '?'}limit=3`;
    for (let page = 0; next !== undefined; page += 1) {
      const answer: Awaited<ReturnType<typeof read>> = await read(next);
      expect(answer.ids.length).toBeLessThanOrEqual(3);
      found.push(...answer.ids);
      next = answer.next;
      // At both ends of the list: what is added behind the page may be found, what is added before it may not move rows.
      if (page < 3) await Promise.all([add(20 + page), add(1 + page)]);
    }
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([]);
    expect(before.ids.filter((id) => !found.includes(id))).toEqual([]);
  });
});

async function sendContact(db: Db, at = TEST_NOW): Promise<string> {
  const email = `${randomUUIDv7()}@example.com`;
  await callAsVisitor(db, { now: () => at }).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email });
  const { id } = await db.selectFrom('contacts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

async function ofContact(db: Db, list: string): Promise<{ url: string; owner: string }> {
  const owner = await sendContact(db);
  return { url: `/api/contacts/${owner}/${list}`, owner };
}

/** An id for rows that are sorted by their ids, which begin with the time. */
function sortedId(at: string): string {
  return `${Date.parse(at).toString(16).padStart(12, '0')}${randomUUIDv7()}`;
}

async function insertDelivery(db: Db, at: string, webhookId: string): Promise<void> {
  const id = sortedId(at);
  const place = { order_key: id, sequence: 1 };
  await db
    .insertInto('events')
    .values({ id, type: 'post.created', object_id: 'tides', ...place, data: '{}', created_at: at })
    .execute();
  await db
    .insertInto('webhook_deliveries')
    .values({
      id,
      webhook_id: webhookId,
      event_id: id,
      ...place,
      state: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      claim: null,
      tried_at: at,
      delivered_at: at,
      status_code: 200,
      answer: '',
      duration_ms: 5,
    })
    .execute();
}
