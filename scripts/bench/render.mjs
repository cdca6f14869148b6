/**
 * How long a page takes without its cache, beside React alone on the same page: `node render.mjs DATABASE_URL ADDRESS
 * SECONDS`. Prints both in milliseconds, as JSON.
 */
import { join } from 'node:path';
import { openDatabase } from '../../apps/api/src/store/open-database.ts';
import { pageRenderer } from '../../apps/api/src/pages/page-renderer.ts';
import { createPageClient } from '../../apps/api/src/pages/page-client.ts';
import { loadBuiltPages } from '../../apps/api/src/pages/built-pages.ts';
import { root } from '../processes.mjs';

const [, , url = '', address = '/', seconds = '2'] = process.argv;
const web = join(root, 'apps/web');
const db = openDatabase(url);
const source = await loadBuiltPages(web);
/** @type {{ timeBareRender: (options: object, times: number) => Promise<number> }} */
const { timeBareRender } = await import(join(web, 'dist/server/entry-server.js'));

const origin = 'https://www.example.com';
const now = () => new Date().toISOString();
const log = /** @type {any} */ (console);
const renderPage = pageRenderer({ db, source, origin: () => origin, isHttps: true, now });
const bare = { client: createPageClient(db, log, now), origin, manifest: source.manifest };

const BATCH = 10;
/** Each has its own copy of React's code, which the engine makes fast only after some hundred renders. */
const WARM_UP_BATCHES = 25;
const sums = { ours: 0, bare: 0, batches: 0 };
for (let batch = 0; batch < WARM_UP_BATCHES; batch += 1) await renderBatch();
Object.assign(sums, { ours: 0, bare: 0, batches: 0 });
for (const until = performance.now() + Number(seconds) * 1000; performance.now() < until;) await renderBatch();
await db.destroy();
console.log(JSON.stringify({ oursMs: sums.ours / sums.batches / BATCH, bareMs: sums.bare / sums.batches / BATCH }));

/** Some of each, by turns: what else the machine does meets both. */
async function renderBatch() {
  const begun = performance.now();
  for (let count = 0; count < BATCH; count += 1) await renderPage({ address, log });
  sums.ours += performance.now() - begun;
  sums.bare += await timeBareRender({ ...bare, request: new Request(origin + address) }, BATCH);
  sums.batches += 1;
}
