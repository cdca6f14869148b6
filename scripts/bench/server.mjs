/**
 * `pnpm bench [--quick]`: the server under load, each number beside what a bare Fastify does in the same run. The
 * server has one core, the load another. Prints a table; the numbers of a quiet machine belong into docs/performance.md.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CONNECTIONS, measureByTurns, measureFor, warmUp, warmUpWrites } from './measure.mjs';
import { isPinned, runOnLoadCore } from './processes-on-cores.mjs';
import { databaseUrl, dataDir, removeSites, startBare, startConstant, startSite } from './server-sites.mjs';
import { measureSizes } from './server-sizes.mjs';
import { limitRow, ratioRow, toServerTable } from './server-table.mjs';

/** @typedef {import('./server-table.mjs').Measure} Measure */
/** @typedef {import('./server-table.mjs').Row} Row */
/** @typedef {import('./processes-on-cores.mjs').Running} Running */

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const seconds = values.quick ? 2 : 6;
const [smallest, largest] = [30, values.quick ? 1000 : 10_000];
const sizes = values.quick ? [smallest, largest] : [smallest, 1000, largest];
const STORM_CONNECTIONS = 200;
const ODD_QUERIES = 10_000;
const START_RUNS = 3;

/** @type {Row[]} */
const rows = [];
try {
  for (const size of sizes) {
    say(`${size} posts`);
    await runOnLoadCore('seed.mjs', [dataDir(size), String(size)]);
  }
  await measureBesideConstants(smallest);
  rows.push(...(await measureSizes(sizes, seconds / 3)));
  await measureOddQueries(largest);
  await measureStart(largest);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, load ${load.join(' ')}`);
  console.log(
    `${isPinned ? 'One core each for server and load' : 'Not pinned to cores'}, ${CONNECTIONS} connections.\n`,
  );
  console.log(toServerTable(rows));
} finally {
  removeSites();
}

/** @param {number} size */
async function measureBesideConstants(size) {
  const site = await startSite(size);
  const postId = await newestPost(site);
  const urls = {
    home: '/',
    blog: '/blog',
    'a post': `/blog/${postId}`,
    'site map': '/sitemap.xml',
    RSS: '/rss.xml',
    'GET /api/posts': '/api/posts?limit=30',
    'GET /api/posts/{id}': `/api/posts/${postId}`,
  };
  const read = `/trpc/posts.byId?input=${encodeURIComponent(JSON.stringify({ json: { id: postId } }))}`;
  const constant = await startConstant(site, Object.values(urls), size, postId);
  await warmUp(site.origin + urls.home, `${constant.origin}/constant${urls.home}`);
  for (const [what, url] of Object.entries(urls)) {
    const limit = `${constant.origin}/constant${url.replace(/\?.*/, '')}`;
    await measurePair(what, site.origin + url, limit, 'read', what.startsWith('GET /api') ? 0.5 : 0.7);
  }
  await measurePair('a tRPC read', site.origin + read, `${constant.origin}/read`, 'read', 0.7);
  await measureWrites('sign-up', `${site.origin}/api/subscribers`, `${constant.origin}/write`, 'subscribe');
  await measureWrites('enquiry', `${site.origin}/api/contact`, `${constant.origin}/write`, 'enquire');
  await constant.stop();
  await measureStorm(size, site);
  await measureRender(size);
  await site.stop();
}

/**
 * @param {string} what
 * @param {string} ours
 * @param {string} limit
 * @param {string} kind
 */
async function measureWrites(what, ours, limit, kind) {
  await warmUpWrites(kind, ours, limit);
  await measurePair(what, ours, limit, kind, 0.6);
}

/**
 * Machine and disk are not as fast in one moment as in the next: both sides are measured by turns, in short rounds.
 * @param {string} what
 * @param {string} ours
 * @param {string} limit
 * @param {string} kind see load.mjs
 * @param {number} wanted
 */
async function measurePair(what, ours, limit, kind, wanted) {
  const orders = [ours, limit].map((url) => ({ url, kind, connections: CONNECTIONS }));
  const [measured, beside] = await measureByTurns(seconds / 2, orders);
  if (measured && beside) rows.push(ratioRow(what, measured, beside, wanted));
}

/**
 * @param {number} size
 * @param {Running} site
 */
async function measureStorm(size, site) {
  const uncached = await startSite(size, { PAGE_CACHE_MB: '0' });
  const one = await measure(`${uncached.origin}/blog`, 'read', 1);
  await uncached.stop();
  const order = { url: `${site.origin}/blog`, connections: STORM_CONNECTIONS, databaseUrl: databaseUrl(size) };
  /** @type {{ p99Ms: number, renders: number }} */
  const storm = JSON.parse(await runOnLoadCore('storm.mjs', [JSON.stringify(order)]));
  const renderMs = 1000 / one.perSecond;
  const detail = `p99 ${storm.p99Ms.toFixed(0)} ms; one uncached render ${renderMs.toFixed(1)} ms`;
  rows.push(limitRow('miss storm: renderings', storm.renders, 1, '', detail));
  rows.push(limitRow('miss storm: p99', storm.p99Ms / renderMs, 5, '× a render', detail));
}

/**
 * A page without its cache, beside React alone on the same page.
 * @param {number} size
 */
async function measureRender(size) {
  for (const address of ['/', '/blog']) {
    say(`render ${address}`);
    /** @type {{ oursMs: number, bareMs: number }} */
    const { oursMs, bareMs } = JSON.parse(
      await runOnLoadCore('render.mjs', [databaseUrl(size), address, String(seconds)]),
    );
    const [ours, bare] = [oursMs, bareMs].map((ms) => ({ perSecond: 1000 / ms, p50Ms: ms, p99Ms: ms, failed: 0 }));
    if (ours && bare) rows.push(ratioRow(`an uncached render of ${address}, beside renderToString`, ours, bare, 0.6));
  }
}

/**
 * One page under many addresses, which must neither fill the memory nor cost more than the page under its own.
 * @param {number} size
 */
async function measureOddQueries(size) {
  const site = await startSite(size);
  await warmUp(`${site.origin}/blog`);
  const plain = await measure(`${site.origin}/blog`, 'again');
  const beforeMb = site.memoryMb();
  const order = { url: `${site.origin}/blog`, kind: 'odd', connections: CONNECTIONS, amount: ODD_QUERIES };
  /** @type {Measure} */
  const odd = JSON.parse(await runOnLoadCore('load.mjs', [JSON.stringify(order)]));
  const grownMb = Math.max(0, site.memoryMb() - beforeMb);
  rows.push(ratioRow(`${ODD_QUERIES} odd queries on one page, beside one address`, odd, plain, 0.8));
  rows.push(limitRow(`memory grown by ${ODD_QUERIES} odd queries`, grownMb, 20, 'MB', ''));
  await site.stop();
}

/** @param {number} size */
async function measureStart(size) {
  const [ours, bare] = [[], []].map(() => /** @type {number[]} */ ([]));
  for (let run = 0; run < START_RUNS; run += 1) {
    for (const [times, start] of /** @type {const} */ ([
      [ours, () => startSite(size)],
      [bare, () => startBare()],
    ])) {
      const server = await start();
      times?.push(server.startMs);
      await server.stop();
    }
  }
  const [oursMs, bareMs] = [medianOf(ours ?? []), medianOf(bare ?? [])];
  const detail = `${Math.round(oursMs)} ms; a bare Fastify ${Math.round(bareMs)} ms`;
  rows.push(limitRow(`start to first 200, ${size} posts`, oursMs / bareMs, 3, '×', detail));
}

/**
 * @param {string} url
 * @param {string} kind see load.mjs
 */
function measure(url, kind, connections = CONNECTIONS) {
  return measureFor(seconds, { url, kind, connections });
}

/** @param {Running} site */
async function newestPost({ origin }) {
  /** @type {{ id: string }[]} */
  const posts = /** @type {any} */ (await (await fetch(`${origin}/api/posts?limit=1`)).json());
  return posts[0]?.id ?? '';
}

/** @param {number[]} values */
function medianOf(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @param {string} what */
function say(what) {
  process.stderr.write(`${what}\n`);
}
