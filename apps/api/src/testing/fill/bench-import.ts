/** `npm run bench:import`: what an import of the largest file costs, and how long it keeps everybody else from being answered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { IMPORT_LIMITS, type ImportReport } from '@tideline/domain/subscriber/subscriber-import';
import { buildApp } from '../../app.ts';
import { insertStaff } from '../../auth/account/accounts.repository.ts';
import { migrateToLatest } from '../../store/migrate.ts';
import { openDatabase } from '../../store/open-database.ts';
import { fillDatabase } from './fill-database.ts';
import { startPostgres } from '../postgres-server.ts';
import { openSession } from '../rest-server.ts';
import { testEnv } from '../test-env.ts';

const MEGABYTE = 1_000_000;
/** How long a visitor waits between two questions. */
const VISIT_EVERY_MS = 20;

const folder = mkdtempSync(join(tmpdir(), 'tideline-import-'));
console.log('| | processor s | longest turn ms | others | memory MB |\n|---|---|---|---|---|');
if (process.argv[2] !== 'postgres') await measure('SQLite', `file:${join(folder, 'import.db')}`);
if (process.argv[2] !== 'sqlite') {
  const server = await startPostgres();
  try {
    await measure('PostgreSQL', server.url('postgres'));
  } finally {
    await server.stop();
  }
}
rmSync(folder, { recursive: true });

async function measure(name: string, url: string): Promise<void> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  const now = new Date().toISOString();
  await fillDatabase(db, { posts: 100, subscribers: 1_000, contacts: 100, days: 1 }, now);
  await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: '' }, now);
  const app = await buildApp({ env: testEnv(folder), db, openPages: null });
  const headers = { ...(await openSession(db, now)), 'content-type': 'text/csv' };
  const payload = largestFile();
  const send = (path: string) => app.inject({ method: 'POST', url: path, headers, payload });
  const visit = () => app.inject('/api/posts?limit=5');

  const check = await watch(() => send('/api/subscribers/import/check'), visit);
  console.log(row(`${name}, check`, check));
  const { digest } = check.result.json<ImportReport>();
  const done = await watch(() => send(`/api/subscribers/import?digest=${digest}`), visit);
  console.log(row(`${name}, import`, done));
  console.log(done.result.body);
  await app.close();
  await db.destroy();
}

/** As many rows as are allowed, one in ten of them a second time. */
function largestFile(): string {
  const lines = Array.from({ length: IMPORT_LIMITS.rows }, (_, index) => {
    const number = index % 10 === 9 ? index - 1 : index;
    return `reader.${number}.of.the.letter@agency${number % 700}.example.com,Spring fair,subscribed`;
  });
  return `email,source,status\n${lines.join('\n')}\n`;
}

type Watched<Result> = { result: Result; seconds: number; longestMs: number; visits: number; peakBytes: number };

/** Runs `act`, while visitors come and each turn of the event loop is timed. */
async function watch<Result>(act: () => Promise<Result>, visit: () => Promise<unknown>): Promise<Watched<Result>> {
  const watched = { isDone: false, longestMs: 0, visits: 0, peakBytes: 0 };
  const start = threadMs();
  let last = start;
  function endTurn(): void {
    const now = threadMs();
    watched.longestMs = Math.max(watched.longestMs, now - last);
    watched.peakBytes = Math.max(watched.peakBytes, process.memoryUsage.rss());
    last = now;
    if (!watched.isDone) setImmediate(endTurn);
  }
  async function comeAgain(): Promise<void> {
    while (!watched.isDone) {
      await visit();
      watched.visits += 1;
      await setTimeout(VISIT_EVERY_MS);
    }
  }
  setImmediate(endTurn);
  const visitor = comeAgain();
  const result = await act();
  const seconds = (threadMs() - start) / 1000;
  watched.isDone = true;
  await visitor;
  return { ...watched, result, seconds };
}

/** Processor time of this thread: whatever else runs on the machine does not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function row(step: string, { seconds, longestMs, visits, peakBytes }: Watched<unknown>): string {
  const figures = [seconds.toFixed(1), longestMs.toFixed(0), visits, (peakBytes / MEGABYTE).toFixed(0)];
  return `| ${[step, ...figures].join(' | ')} |`;
}
