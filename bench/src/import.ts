/** The longest time for which the largest allowed import of subscribers blocks the event loop, during visits. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { IMPORT_LIMITS, type ImportReport } from '@tideline/domain/subscriber/subscriber-import';
import { buildApp } from '../../apps/api/src/app.ts';
import { createSite, openSiteDatabase } from '@tideline/api/testing/server/site-folder';
import { testEnv } from '@tideline/api/testing/test-env';
import { openFolder } from './servers.ts';
import { atMost, type Row } from './table.ts';

const VISIT_EVERY_MS = 20;
const TARGET_MS = 100;

export async function measureImport(): Promise<Row[]> {
  const folder = openFolder();
  const headers = { ...(await createSite(folder)), 'content-type': 'text/csv' };
  const db = openSiteDatabase(folder);
  const app = await buildApp({ env: testEnv(join(folder, 'data')), db, openPages: null });
  const payload = buildLargestFile();
  const send = (url: string) => app.inject({ method: 'POST', url, headers, payload });
  const visit = () => app.inject('/api/posts?limit=5');

  const check = await watch(() => send('/api/subscribers/import/check'), visit);
  const { digest } = check.result.json<ImportReport>();
  const done = await watch(() => send(`/api/subscribers/import?digest=${digest}`), visit);
  await app.close();
  await db.destroy();
  if (done.result.statusCode !== 200) throw new Error(`The import answered ${done.result.body}.`);
  return [
    toRow(`check of an import of ${IMPORT_LIMITS.rows} rows, longest turn`, check),
    toRow(`import of ${IMPORT_LIMITS.rows} rows, longest turn`, done),
  ];
}

/** The maximum number of rows; one row in ten repeats the row before. */
function buildLargestFile(): string {
  const lines = Array.from({ length: IMPORT_LIMITS.rows }, (_, index) => {
    const number = index % 10 === 9 ? index - 1 : index;
    return `reader.${number}.of.the.letter@agency${number % 700}.example.com,Spring fair,subscribed`;
  });
  return `email,source,status\n${lines.join('\n')}\n`;
}

type Watched<Result> = { result: Result; cpuMs: number; longestMs: number; visits: number };

/** Runs `act` while visitors read, and measures the CPU time of this thread in each turn of the event loop. */
async function watch<Result>(act: () => Promise<Result>, visit: () => Promise<unknown>): Promise<Watched<Result>> {
  const end = new AbortController();
  let [longestMs, visits] = [0, 0];
  const start = threadMs();
  let last = start;
  function endTurn(): void {
    const now = threadMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!end.signal.aborted) setImmediate(endTurn);
  }
  async function visitContinuously(): Promise<void> {
    while (!end.signal.aborted) {
      await visit();
      visits += 1;
      await setTimeout(VISIT_EVERY_MS);
    }
  }
  setImmediate(endTurn);
  const visitor = visitContinuously();
  const result = await act();
  const cpuMs = threadMs() - start;
  end.abort();
  await visitor;
  return { result, cpuMs, longestMs, visits };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function toRow(what: string, { cpuMs, longestMs, visits }: Watched<unknown>): Row {
  const details = `${(cpuMs / 1000).toFixed(1)} s CPU, ${visits} visitors answered meanwhile`;
  return atMost(what, TARGET_MS, longestMs, 'ms CPU', details);
}
