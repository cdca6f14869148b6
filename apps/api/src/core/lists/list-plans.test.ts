import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_SORTS } from '@tideline/domain/contact/contact';
import { POST_SORTS } from '@tideline/domain/post/post';
import { SUBSCRIBER_SORTS } from '@tideline/domain/subscriber/subscriber';
import { fillDatabase } from '../../testing/fill/fill-database.ts';
import { recordPlans, type QueryPlan } from '../../testing/fill/record-plans.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres, openTestSqlite } from '../../testing/test-database.ts';
import { wordAt } from '../../testing/fill/random-prose.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import type { Db } from '../store/schema.ts';

/** Reads a table from its first row to its last, or sorts what an index should have sorted. */
const WITHOUT_INDEX = [
  /^SCAN (posts|subscribers|contacts|post_tags|audit)$/m,
  /Seq Scan on (posts|subscribers|contacts|post_tags|audit)/,
];
const SORTED = [/TEMP B-TREE FOR (?!DISTINCT)/, /Sort Key/];

/** The plans that do without an index where there should be one. */
function unindexed(plans: QueryPlan[], { maySort = false } = {}): QueryPlan[] {
  return plans.filter(({ sql, plan }) => {
    // The few tags of a page and the few sources are sorted after they were found: only a list has a limit.
    const forbidden = maySort || !sql.includes(' limit ') ? WITHOUT_INDEX : [...WITHOUT_INDEX, ...SORTED];
    return forbidden.some((pattern) => pattern.test(plan));
  });
}

describe.each([
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
])('the plans of lists on %s', (_kind, open) => {
  let opened: { db: Db; close: () => Promise<void> };
  const database = () => opened.db;
  // Once for all, which only read.
  beforeAll(async () => {
    opened = await open();
    const size = { posts: 520, subscribers: 1_100, contacts: 1_100, days: 1, audit: 1_100 };
    await fillDatabase(database(), size, TEST_NOW);
  });
  afterAll(() => opened.close());
  const staff = () => callAsStaff(database());
  const visitor = () => callAsVisitor(database());
  const plansOf = (run: () => Promise<unknown>, settings?: string[]) => recordPlans(database(), run, settings);

  /** The plans of the first page, the one behind it and the one before that. */
  async function plansOfPages(
    read: (cursor?: string) => Promise<{ nextCursor: string | null; previousCursor: string | null }>,
  ) {
    return plansOf(async () => {
      const first = await read();
      const second = first.nextCursor === null ? null : await read(first.nextCursor);
      if (second?.previousCursor) await read(second.previousCursor);
    });
  }

  test('of posts read an index in its order, whatever the order, filter or page', async () => {
    for (const sort of POST_SORTS) {
      for (const filter of [
        {},
        { status: 'draft' },
        { category: 'SEO' },
        { status: 'draft', category: 'SEO' },
      ] as const) {
        const query = { sort, limit: 5, ...filter };
        expect(unindexed(await plansOfPages((cursor) => staff().posts.listSummaries({ ...query, cursor })))).toEqual(
          [],
        );
      }
    }
    expect(unindexed(await plansOfPages((cursor) => staff().posts.listTrash({ limit: 5, cursor })))).toEqual([]);
    for (const category of [undefined, 'SEO']) {
      expect(unindexed(await plansOfPages((cursor) => visitor().posts.list({ limit: 5, category, cursor })))).toEqual(
        [],
      );
    }
  });

  test('of the blog walk to a numbered page in the index alone', async () => {
    for (const category of [undefined, 'SEO']) {
      const plans = await plansOf(() => visitor().posts.blog({ page: 3, category }));
      expect(unindexed(plans)).toEqual([]);
      const walk = plans.find(({ sql }) => sql.includes('offset'));
      expect(walk?.plan).toMatch(/COVERING INDEX posts_public(_category)?_idx|Index Only Scan using posts_public/);
    }
    expect(unindexed(await plansOf(() => visitor().posts.blog({})))).toEqual([]);
    expect(unindexed(await plansOf(() => visitor().posts.latest()))).toEqual([]);
    expect(unindexed(await plansOf(() => visitor().posts.suggestions()))).toEqual([]);
    expect(unindexed(await plansOf(() => visitor().posts.page({ id: 'post-7' })))).toEqual([]);
  });

  test('of a series read an index of its own, and on its page in the order of the parts', async () => {
    const query = { kind: 'series', slug: 'series-1' } as const;
    expect(unindexed(await plansOf(() => visitor().posts.archive(query), ['enable_seqscan']))).toEqual([]);
    for (const run of [
      () => visitor().posts.archive(query),
      () => visitor().posts.page({ id: 'post-5' }),
      () => visitor().posts.list({ series: 'series 1' }),
      () => staff().posts.listSummaries({ series: 'series 1' }),
      () => staff().posts.series(),
    ]) {
      const plans = await plansOf(run, ['enable_seqscan']);
      expect(unindexed(plans, { maySort: true })).toEqual([]);
      expect(plans.map(({ plan }) => plan).join()).toContain('posts_series_idx');
    }
  });

  test('of a search read the full-text index, for rare words and for common ones', async () => {
    for (const rank of [0, 3_000]) {
      const q = wordAt(rank);
      for (const run of [
        () => visitor().posts.list({ q }),
        () => visitor().posts.blog({ q, page: 2 }),
        () => staff().posts.listSummaries({ q, sort: 'title' }),
      ]) {
        const plans = await plansOf(run, ['enable_seqscan']);
        expect(unindexed(plans, { maySort: true })).toEqual([]);
        const count = plans.find(({ sql }) => sql.includes('count(*)') && /post_fts|to_tsquery/.test(sql));
        expect(count?.plan).toMatch(/post_fts VIRTUAL TABLE|Bitmap Index Scan on posts_search_idx/);
      }
    }
    expect(
      unindexed(await plansOf(() => visitor().posts.list({ tag: 'tag 7' }), ['enable_seqscan']), { maySort: true }),
    ).toEqual([]);
  });

  test('of a search for a common word walk in the order of the list', async () => {
    const plans = await plansOf(() => visitor().posts.list({ q: wordAt(0), limit: 24 }), ['enable_seqscan']);
    const list = plans.filter(({ sql }) => /post_fts|to_tsquery/.test(sql) && sql.includes(' limit '));
    expect(list.map(({ plan }) => plan).join()).toContain('posts_public_idx');
    expect(unindexed(list)).toEqual([]);
  });

  test('of subscribers and enquiries read an index in its order, whatever the order, filter or page', async () => {
    for (const sort of SUBSCRIBER_SORTS) {
      for (const filter of [
        {},
        { status: 'active' },
        { source: 'import' },
        { source: '', status: 'active' },
      ] as const) {
        const query = { sort, limit: 5, ...filter };
        expect(unindexed(await plansOfPages((cursor) => staff().subscribers.list({ ...query, cursor })))).toEqual([]);
      }
    }
    expect(unindexed(await plansOf(() => staff().subscribers.sources()))).toEqual([]);
    for (const sort of CONTACT_SORTS) {
      for (const status of [undefined, 'pending', 'won'] as const) {
        expect(
          unindexed(await plansOfPages((cursor) => staff().contacts.list({ sort, status, limit: 5, cursor }))),
        ).toEqual([]);
      }
    }
    expect(unindexed(await plansOf(() => staff().contacts.countWaiting()))).toEqual([]);
    expect(unindexed(await plansOf(() => staff().contacts.history({ id: 'contact-7' })))).toEqual([]);
    const wonIds = ['contact-7'];
    expect(unindexed(await plansOf(() => staff().contacts.column({ status: 'won', contactIds: wonIds })))).toEqual([]);
    expect(unindexed(await plansOf(() => staff().contacts.byId({ id: 'contact-7' })))).toEqual([]);
  });

  test('of the audit log read an index in its order, whatever the filter or page', async () => {
    const days = { from: '2026-01-01', to: '2026-12-31' };
    for (const filter of [
      {},
      { actor: 'staff1@example.com' },
      { action: 'post.change' },
      { object: 'post' },
      { objectId: 'post-7' },
      { actor: 'staff1@example.com', action: 'post.change' },
    ] as const) {
      for (const query of [filter, { ...filter, ...days }]) {
        const plans = await plansOfPages((cursor) => staff().audit.list({ ...query, limit: 5, cursor }));
        expect(unindexed(plans)).toEqual([]);
      }
    }
    expect(unindexed(await plansOf(() => staff().audit.actors()))).toEqual([]);
  });

  test('of a search for people read the trigram index', async () => {
    for (const q of ['example', 'a17@exam']) {
      for (const run of [() => staff().subscribers.list({ q }), () => staff().contacts.list({ q, sort: 'due' })]) {
        const plans = await plansOf(run, ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']);
        // The settings leave PostgreSQL nothing but the trigram index.
        expect(dialectOf(database()).name === 'SQLite' ? unindexed(plans, { maySort: true }) : []).toEqual([]);
        expect(plans.map(({ plan }) => plan).join()).toMatch(/VIRTUAL TABLE|Bitmap Index Scan on \w+_search_idx/);
      }
    }
  });

  test('of the overview read indexes alone', async () => {
    expect(unindexed(await plansOf(() => staff().stats.totals()))).toEqual([]);
    expect(unindexed(await plansOf(() => staff().stats.overview(), ['enable_seqscan']), { maySort: true })).toEqual([]);
  });

  test('of the figures of a year read enquiries and days in an index alone', async () => {
    for (const run of [
      () => staff().stats.funnel({ range: '12m' }),
      () => staff().stats.results({ by: 'source', range: '12m' }),
      () => staff().stats.results({ by: 'campaign', range: '12m' }),
      () => staff().stats.results({ by: 'post', range: '12m' }),
      () => staff().stats.analytics({ range: '12m' }),
    ]) {
      const plans = await plansOf(run);
      const steps = plans.flatMap(({ plan }) => plan.split('\n')).filter((step) => /contacts|page_views/.test(step));
      expect(steps).not.toEqual([]);
      const others = steps.filter(
        (step) => /(SEARCH|SCAN|[Ss]can) /.test(step) && !/COVERING INDEX|Index Only Scan/.test(step),
      );
      expect(others).toEqual([]);
    }
  });

  // The last, because it writes.
  test('of the blog read an index in its order with a featured post too', async () => {
    await staff().posts.feature({ id: 'post-5' });
    for (const page of [1, 3]) {
      const plans = await plansOf(() => visitor().posts.blog({ page }));
      expect(unindexed(plans)).toEqual([]);
      expect(plans.map(({ plan }) => plan).join()).toContain('posts_featured_idx');
    }
  });
});
