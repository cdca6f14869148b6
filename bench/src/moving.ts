/** Brings in from a site of 5,000 articles with 10,000 pictures while visitors read: memory, and the delay for visitors. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteImport } from '@tideline/domain/moving/site-import';
import { buildMovingArchive } from './moving-archive.ts';
import { megabytesOf, separate, type Server, startSite, unpin } from './servers.ts';
import { callSite, signIn } from './staff-calls.ts';
import { atMost, quantile, type Row } from './table.ts';
import { visit } from './visitors.ts';

const ARTICLES = 5000;
const ROUNDS = 2;
/** As long as the longest batch: each round has one. */
const ROUND_MS = 150_000;
/** From the start until batches are written as rarely as they ever are: those before are shorter. */
const STARTING_MS = 75_000;
/** From the pause until the last batch is written. */
const WARM_UP_MS = 5000;
const MEMORY_EVERY_MS = 250;
/** Changes of the site before the measurement, each of which makes cached pages outdated. */
const CHANGES = 40;

export async function measureMoving(): Promise<Row[]> {
  const archive = await buildMovingArchive(ARTICLES);
  const site = await startSite();
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(site.pid));
  }, MEMORY_EVERY_MS);
  try {
    await separate(site.pid, []);
    await visit(site, WARM_UP_MS);
    const { token } = await signIn(site);
    const api = importsOf(site, token);
    await warmUp(site, token);
    const { id } = await api('POST', '?name=old-site.tar', archive);
    await untilState(api, id, 'ready');
    const [importing, paused]: [number[], number[]] = [[], []];
    // In turns, so that a busy moment of the machine affects both sides.
    for (let round = 0; round < ROUNDS; round += 1) {
      await api('POST', `/${id}/start`);
      await visit(site, STARTING_MS);
      const timesImporting = await visit(site, ROUND_MS);
      await api('POST', `/${id}/pause`);
      await visit(site, WARM_UP_MS);
      const timesPaused = await visit(site, ROUND_MS);
      importing.push(...timesImporting);
      paused.push(...timesPaused);
    }
    const arrived = articlesIn(await api('GET', `/${id}`));
    const [during, without] = [quantile(importing, 0.99), quantile(paused, 0.99)];
    const details = `p50 ${quantile(importing, 0.5).toFixed(1)}, p99 ${during.toFixed(1)} ms; paused ${quantile(paused, 0.5).toFixed(1)}, ${without.toFixed(1)} ms`;
    const size = `${ARTICLES.toLocaleString('en-US')} articles with ${(2 * ARTICLES).toLocaleString('en-US')} pictures`;
    return [
      atMost("visitors' p99 while a site is brought in", 1.5, during / without, '×', details),
      atMost(
        `memory, ${size}`,
        300,
        megabytes,
        'MB',
        `resident; ${arrived} articles arrived, on one core, with visitors`,
      ),
    ];
  } finally {
    clearInterval(watch);
    await unpin();
    await site.stop();
  }
}

/** Calls a path below `/api/imports`. */
type CallImports = (method: 'GET' | 'POST', path: string, file?: Buffer) => Promise<SiteImport>;

function importsOf({ origin }: Server, token: string): CallImports {
  return (method, path, file) => callSite(`${origin}/api/imports${path}`, { method, token, ...(file && { file }) });
}

/** Renders all pages again and again, as on a site that has run for a while: the first renderings take many times as long. */
async function warmUp(site: Server, token: string): Promise<void> {
  for (let change = 0; change < CHANGES; change += 1) {
    const json = { title: `Change ${change}`, content: 'Something new.', status: 'published' };
    await callSite(`${site.origin}/api/posts`, { method: 'POST', token, json });
    await visit(site, 300);
  }
}

async function untilState(api: CallImports, id: string, state: SiteImport['state']): Promise<SiteImport> {
  for (;;) {
    const found = await api('GET', `/${id}`);
    if (found.state === state) return found;
    if (found.problem !== '') throw new Error(`The import is ${found.state}: ${found.problem}`);
    await sleep(500);
  }
}

/** How many articles have arrived. */
function articlesIn({ counts }: SiteImport): number {
  return counts.find(({ kind, outcome }) => kind === 'post' && outcome === 'arrived')?.count ?? 0;
}
