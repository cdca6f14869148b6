/** Reads the first page of each list and search, and the figures of a year, without HTTP, from both databases at full size. */
import { join } from 'node:path';
import { startPostgres } from '@tideline/api/testing/postgres-server';
import { fillDatabase } from '@tideline/api/testing/fill/fill-database';
import { wordAt } from '@tideline/api/testing/fill/random-prose';
import { callAsStaff, callAsVisitor, TEST_NOW } from '@tideline/api/testing/test-caller';
import { migrateToLatest } from '../../apps/api/src/core/store/migrate.ts';
import { openDatabase } from '../../apps/api/src/core/store/open-database.ts';
import { LARGE } from './fill.ts';
import { openFolder } from './servers.ts';
import { atMost, median, quantile, type Row } from './table.ts';

const RUNS = 200;
const TARGET_MS = 50;
const POST_IDS = Array.from({ length: 50 }, (_, index) => `post-${index}`);

type Db = ReturnType<typeof openDatabase>;

export async function measureLists(): Promise<Row[]> {
  const server = await startPostgres();
  try {
    return [
      await measure('SQLite', `file:${join(openFolder(), 'lists.db')}`),
      await measure('PostgreSQL', server.url('postgres')),
    ];
  } finally {
    await server.stop();
  }
}

/** The p99 of the slowest list or figure. */
async function measure(name: string, url: string): Promise<Row> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  await fillDatabase(db, LARGE, TEST_NOW);
  const lists: { list: string; p50: number; p99: number }[] = [];
  for (const [list, read] of Object.entries(readsOf(db))) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startedMs = performance.now();
      await read();
      times.push(performance.now() - startedMs);
    }
    lists.push({ list, p50: median(times), p99: quantile(times, 0.99) });
  }
  await db.destroy();
  lists.sort((a, b) => b.p99 - a.p99);
  const title = `slowest p99 of ${lists.length} lists and figures, 10,000 posts, 100,000 enquiries, ${name}`;
  const details = lists
    .slice(0, 3)
    .map(({ list, p50, p99 }) => `${list}: p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`);
  return atMost(title, TARGET_MS, lists[0]?.p99 ?? Number.NaN, 'ms', details.join('; '));
}

function readsOf(db: Db): Record<string, () => Promise<unknown>> {
  const [staff, visitor] = [callAsStaff(db), callAsVisitor(db)];
  const [common, rare] = [wordAt(0), wordAt(5_990)];
  return {
    'blog, page 1': () => visitor.posts.blog({}),
    'blog, page 300': () => visitor.posts.blog({ page: 300 }),
    'blog, one category': () => visitor.posts.blog({ category: 'SEO' }),
    'blog, search, common word': () => visitor.posts.blog({ q: common }),
    'blog, search, rare word': () => visitor.posts.blog({ q: rare }),
    'API, 30 posts': () => visitor.posts.list({ limit: 30 }),
    'API, search, common word': () => visitor.posts.list({ q: common, limit: 30 }),
    'table of posts': () => staff.posts.listSummaries({ limit: 50 }),
    'drafts of a category, by views': () =>
      staff.posts.listSummaries({ limit: 50, sort: '-views', status: 'draft', category: 'SEO' }),
    'table of posts, search': () => staff.posts.listSummaries({ limit: 50, q: common, sort: 'title' }),
    subscribers: () => staff.subscribers.list({ limit: 100 }),
    'subscribers of a source, by address': () =>
      staff.subscribers.list({ limit: 100, source: 'import', status: 'active', sort: 'email' }),
    'subscribers, common search': () => staff.subscribers.list({ limit: 100, q: 'example' }),
    'subscribers, rare search': () => staff.subscribers.list({ limit: 100, q: '17@exam' }),
    'enquiries, most urgent first': () => staff.contacts.list({ limit: 50, sort: 'due' }),
    'enquiries won, by name': () => staff.contacts.list({ limit: 50, status: 'won', sort: 'name' }),
    'enquiries, common search': () => staff.contacts.list({ limit: 50, q: 'example' }),
    'enquiries, rare search': () => staff.contacts.list({ limit: 50, q: 'a4321.exa' }),
    overview: () => staff.stats.overview(),
    'analytics of a year': () => staff.stats.analytics({ range: '12m' }),
    'analytics of a year, blog': () => staff.stats.analytics({ range: '12m', page: 'Blog' }),
    'funnel of a year': () => staff.stats.funnel({ range: '12m' }),
    'results of a year by source': () => staff.stats.results({ by: 'source', range: '12m' }),
    'results of a year by campaign': () => staff.stats.results({ by: 'campaign', range: '12m' }),
    'results of a year by post': () => staff.stats.results({ by: 'post', range: '12m' }),
    'what followed 50 posts': () => staff.trails.ofPosts({ ids: POST_IDS }),
    'what followed a post': () => staff.trails.ofPost({ id: 'post-0' }),
    'weekly report': () => staff.stats.week(),
    'public promise': () => visitor.stats.promise(),
  };
}
