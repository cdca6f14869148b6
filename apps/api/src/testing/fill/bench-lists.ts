/** `npm run bench:lists`: how long the first page of every list takes in the server, at full size, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../store/migrate.ts';
import { openDatabase } from '../../store/open-database.ts';
import { fillDatabase } from './fill-database.ts';
import { startPostgres } from '../postgres-server.ts';
import { wordAt } from './random-prose.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../test-caller.ts';

/** What a busy agency may have after many years. Source: issue 4, How well. */
const SIZE = { posts: 10_000, subscribers: 50_000, contacts: 100_000, days: 365 };
const RUNS = 100;

await onSqlite();
await onPostgres();

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-lists-'));
  await measure('SQLite', `file:${join(folder, 'lists.db')}`);
  rmSync(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  try {
    await measure('PostgreSQL', server.url('postgres'));
  } finally {
    await server.stop();
  }
}

async function measure(name: string, url: string): Promise<void> {
  const db = openDatabase(url);
  const start = performance.now();
  await migrateToLatest(db);
  await fillDatabase(db, SIZE, TEST_NOW);
  console.log(
    `\n${name}, filled in ${((performance.now() - start) / 1000).toFixed(0)} s\n\n| list | p50 ms | p99 ms |\n|---|---|---|`,
  );
  const [staff, visitor] = [callAsStaff(db), callAsVisitor(db)];
  const [common, rare] = [wordAt(0), wordAt(5_990)];
  const reads: Record<string, () => Promise<unknown>> = {
    'blog, page 1': () => visitor.posts.blog({}),
    'blog, page 300': () => visitor.posts.blog({ page: 300 }),
    'blog, one category': () => visitor.posts.blog({ category: 'SEO' }),
    'blog, search, common word': () => visitor.posts.blog({ q: common }),
    'blog, search, rare word': () => visitor.posts.blog({ q: rare }),
    'API, 30 posts': () => visitor.posts.list({ limit: 30 }),
    'API, search, common word': () => visitor.posts.list({ q: common, limit: 30 }),
    'table of posts': () => staff.posts.listSummaries({ limit: 50 }),
    'by views, drafts of a category': () =>
      staff.posts.listSummaries({ limit: 50, sort: '-views', status: 'draft', category: 'SEO' }),
    'table of posts, search': () => staff.posts.listSummaries({ limit: 50, q: common, sort: 'title' }),
    subscribers: () => staff.subscribers.list({ limit: 100 }),
    'by source and status, by address': () =>
      staff.subscribers.list({ limit: 100, source: 'import', status: 'active', sort: 'email' }),
    'subscribers, search, common': () => staff.subscribers.list({ limit: 100, q: 'example' }),
    'subscribers, search, rare': () => staff.subscribers.list({ limit: 100, q: '17@exam' }),
    'enquiries, most urgent first': () => staff.contacts.list({ limit: 50, sort: 'due' }),
    'enquiries won, by name': () => staff.contacts.list({ limit: 50, status: 'won', sort: 'name' }),
    'enquiries, search, common': () => staff.contacts.list({ limit: 50, q: 'example' }),
    'enquiries, search, rare': () => staff.contacts.list({ limit: 50, q: 'a4321.exa' }),
    overview: () => staff.stats.overview(),
  };
  for (const [list, read] of Object.entries(reads)) {
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await read();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const from = performance.now();
      await read();
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    console.log(`| ${list} | ${times[RUNS / 2]?.toFixed(1)} | ${times[RUNS - 2]?.toFixed(1)} |`);
  }
  await db.destroy();
}
