import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, later } from '@tideline/domain/time/instant';
import { BLOG_PAGE_SIZE, POST_CATEGORIES, POST_SORTS, POST_STATUSES, type PostSort } from '@tideline/domain/post/post';
import { migrateToLatest } from '../../../core/store/migrate.ts';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Db } from '../../../core/store/schema.ts';
import { plainWords } from '@tideline/domain/text/plain-words';
import { buildPost } from '../../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../../testing/test-caller.ts';
import { openTestPostgres } from '../../../testing/test-database.ts';
import { insertPost } from '../post-writes.repository.ts';

/** Their own stems, in both databases; two of them begin with another one. */
const WORDS = ['banado', 'banadora', 'kolu', 'kolumavo', 'tirufa', 'sebo', 'ox'];
const POSTS = 60;
const STEPS = 8;

const words = (maxLength: number) => fc.array(fc.constantFrom(...WORDS), { maxLength }).map((list) => list.join(' '));
/** Nearly every post has the first words, and few have the last. */
const body = fc
  .tuple(fc.constantFrom('kolu banado', 'kolu banado sebo', 'kolu', ''), words(2))
  .map((two) => two.join(' '));
const hour = fc.integer({ min: -40, max: 6 });
const fields = fc.record({
  title: words(2),
  content: body,
  category: fc.constantFrom(...POST_CATEGORIES.slice(0, 2), ''),
  tags: fc.subarray(['Moon', 'Tide']),
  status: fc.constantFrom('published' as const, 'published' as const, ...POST_STATUSES),
  publishDate: hour.map(atHour),
});
const search = fc.record({
  q: fc.tuple(words(2), fc.constantFrom('', ' ban', ' ko', ' kol', ' unwritten')).map(([some, last]) => some + last),
  isStaff: fc.boolean(),
  sort: fc.constantFrom(...POST_SORTS),
  limit: fc.constantFrom(1, 7, 100),
  category: fc.option(fc.constantFrom(...POST_CATEGORIES.slice(0, 2)), { nil: undefined, freq: 4 }),
  tag: fc.option(fc.constantFrom('moon', 'none'), { nil: undefined, freq: 4 }),
  status: fc.option(fc.constantFrom(...POST_STATUSES), { nil: undefined, freq: 4 }),
});
const step = fc.record({
  act: fc.constantFrom('write', 'change', 'trash', 'restore', 'delete', 'wait', 'nothing', 'nothing'),
  post: fc.nat({ max: POSTS - 1 }),
  fields,
  search,
});

type Search = typeof search extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Row = Awaited<ReturnType<typeof listRows>>[number];

function atHour(hours: number): string {
  return later(TEST_NOW, hours * HOUR_MS);
}

/** Everything, as it is stored. */
async function listRows(db: Db) {
  const tags = await db.selectFrom('post_tags').select(['post_id', 'tag', 'tag_key']).execute();
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title', 'content', 'excerpt', 'author', 'category', 'status', 'sort_date', 'title_key', 'views'])
    .select(['updated_at', 'deleted_at'])
    .execute();
  return rows.map((row) => Object.assign(row, { tags: tags.filter((tag) => tag.post_id === row.id) }));
}

function hasWords(text: string, q: string): boolean {
  const [having, wanted] = [plainWords(text).split(' '), plainWords(q).split(' ').slice(0, 10)];
  return wanted.every((word, at) => {
    const isBegun = at === wanted.length - 1 && word.length >= 3;
    return having.some((each) => (isBegun ? each.startsWith(word) : each === word));
  });
}

function isFound(row: Row, { q, isStaff, category, tag, status }: Search, now: string): boolean {
  const text = [row.title, row.excerpt, row.author, ...row.tags.map((each) => each.tag), row.content].join(' ');
  const isVisible = isStaff || (row.status === 'published' && row.sort_date <= now);
  return (
    isVisible &&
    row.deleted_at === null &&
    (category === undefined || row.category === category) &&
    (tag === undefined || row.tags.some((each) => each.tag_key === tag)) &&
    (status === undefined || !isStaff || row.status === status) &&
    (q.trim() === '' || hasWords(text, q))
  );
}

function compare(sort: PostSort): (one: Row, other: Row) => number {
  const isReversed = sort === 'date' || sort === '-title' || sort === 'views' || sort === 'updated';
  const direction = sort.endsWith('title') ? 1 : -1;
  function keyOf(row: Row) {
    if (sort.endsWith('title')) return row.title_key;
    if (sort.endsWith('views')) return row.views;
    return sort.endsWith('updated') ? row.updated_at : row.sort_date;
  }
  return (one, other) => {
    const [first, second] = [keyOf(one), keyOf(other)];
    const byKey = first === second ? 0 : (first < second ? -1 : 1) * direction;
    const order = byKey || (one.id < other.id ? -1 : 1);
    return isReversed ? -order : order;
  };
}

/** All pages to the end and back again: what is on them, and the number of posts that each of them tells. */
async function readPages(db: Db, { isStaff, ...query }: Search, now: string) {
  const caller = isStaff ? callAsStaff(db, { now: () => now }) : callAsVisitor(db, { now: () => now });
  const [ids, back]: string[][] = [[], []];
  const totals = new Set<number>();
  let cursor: string | undefined;
  let last: string | null = null;
  do {
    const page = await caller.posts.listSummaries({ ...query, cursor });
    ids?.push(...page.items.map(({ id }) => id));
    totals.add(page.total);
    back?.splice(0, back.length, ...page.items.map(({ id }) => id));
    last = page.previousCursor;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  while (last !== null) {
    const page = await caller.posts.listSummaries({ ...query, cursor: last });
    back?.unshift(...page.items.map(({ id }) => id));
    last = page.previousCursor;
  }
  return { ids, back, totals: [...totals] };
}

async function expectSame(db: Db, query: Search, now: string): Promise<void> {
  const rows = await listRows(db);
  const ids = rows
    .filter((row) => isFound(row, query, now))
    .toSorted(compare(query.sort))
    .map(({ id }) => id);
  expect(await readPages(db, query, now)).toEqual({ ids, back: ids, totals: [ids.length] });
  const onBlog = rows
    .filter((row) => isFound(row, { ...query, isStaff: false, tag: undefined, status: undefined }, now))
    .toSorted(compare('-date'));
  const titled = (row: Row) => query.q.trim() !== '' && hasWords(row.title, query.q);
  const blog = [...onBlog.filter(titled), ...onBlog.filter((row) => !titled(row))].map(({ id }) => id);
  for (const page of [1, 2]) {
    const visitor = callAsVisitor(db, { now: () => now });
    const { posts, total } = await visitor.posts.blog({ q: query.q, category: query.category, page });
    const expected = blog.slice((page - 1) * BLOG_PAGE_SIZE, page * BLOG_PAGE_SIZE);
    expect([posts.map(({ id }) => id), total]).toEqual([expected, blog.length]);
  }
}

async function doStep(db: Db, { act, post, fields: changes }: Step, now: string): Promise<void> {
  const staff = callAsStaff(db, { now: () => now });
  const rows = await db.selectFrom('posts').select(['id', 'deleted_at']).orderBy('id').execute();
  const chosen = rows[post % Math.max(1, rows.length)];
  if (act === 'write') await staff.posts.create(buildPost(changes));
  if (!chosen) return;
  if (act === 'change' && chosen.deleted_at === null) await staff.posts.update({ id: chosen.id, changes });
  if (act === 'trash' && chosen.deleted_at === null) await staff.posts.remove({ id: chosen.id });
  if (act === 'restore' && chosen.deleted_at !== null) await staff.posts.restore({ id: chosen.id });
  if (act === 'delete') await db.deleteFrom('posts').where('id', '=', chosen.id).execute();
}

/** Does the steps through two handles by turns, as two servers would, and looks through each after every one. */
async function expectRightThroughout(handles: [Db, Db], first: Step['fields'][], steps: Step[]): Promise<void> {
  const [db] = handles;
  await db.deleteFrom('posts').execute();
  await db.transaction().execute(async (trx) => {
    for (const post of first) await insertPost(trx, buildPost(post), TEST_NOW);
  });
  let hours = 0;
  for (const [at, each] of steps.entries()) {
    if (each.act === 'wait') hours += 2;
    await doStep(handles[at % 2 === 0 ? 0 : 1], each, atHour(hours));
    for (const reader of handles) await expectSame(reader, each.search, atHour(hours));
  }
}

async function openTwice(kind: string): Promise<[Db, Db]> {
  if (kind === 'PostgreSQL') {
    const { db, url, close } = await openTestPostgres();
    const other = openDatabase(url);
    onTestFinished(async () => {
      await other.destroy();
      await close();
    });
    return [db, other];
  }
  const folder = mkdtempSync(join(tmpdir(), 'tideline-search-'));
  const [db, other] = [openDatabase(`file:${folder}/tideline.db`), openDatabase(`file:${folder}/tideline.db`)];
  onTestFinished(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
    rmSync(folder, { recursive: true, force: true });
  });
  await migrateToLatest(db);
  return [db, other];
}

test.each(['SQLite', 'PostgreSQL'])(
  'a search on %s finds what a scan of every post finds, in the same order, while two handles write',
  async (kind) => {
    const handles = await openTwice(kind);
    const posts = fc.array(fields, { minLength: POSTS, maxLength: POSTS, size: 'max' });
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' });
    const property = fc.asyncProperty(posts, steps, (first, then) => expectRightThroughout(handles, first, then));
    await expect(fc.assert(property, { numRuns: 4, endOnFailure: true })).resolves.toBeUndefined();
  },
);
