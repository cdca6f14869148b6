/** The same answers at every size of the content: a server for each, and all of them measured by turns. */
import { CONNECTIONS, measureByTurns, warmUp, warmUpWords } from './measure.mjs';
import { startSite } from './server-sites.mjs';
import { limitRow, ratioRow } from './server-table.mjs';

/** @typedef {import('./processes-on-cores.mjs').Running} Running */
/** @typedef {import('./server-table.mjs').Row} Row */

/** More than for a pair: the limits of sizes are narrower. */
const ROUNDS = 5;
const LIST = `/trpc/posts.listSummaries?input=${encodeURIComponent(JSON.stringify({ json: { limit: 24 } }))}`;
const BLOG = '/blog';
/** What is found fills these at every size, so that the answers are of the same length. */
const SEARCH = '/api/posts?limit=1';
const SEARCH_FOR_ALL = '/api/posts?limit=24';

const ASKED = [
  { what: 'the blog', path: BLOG, kind: 'read', wanted: 0.95 },
  { what: 'an uncached list', path: LIST, kind: 'read', wanted: 0.8 },
  { what: 'a search for ordinary words', path: SEARCH, kind: 'search', wanted: 0.8 },
  { what: 'a search for words of every post', path: SEARCH_FOR_ALL, kind: 'searchForAll', wanted: 0.8 },
];

/**
 * @param {number[]} sizes the first is what the others are compared with; each has its database already
 * @param {number} seconds for one round of one measurement
 * @returns {Promise<Row[]>} and the memory of the largest, before and after
 */
export async function measureSizes(sizes, seconds) {
  /** @type {(Running & { size: number, idleMb: number })[]} */
  const sites = [];
  for (const size of sizes) {
    const site = await startSite(size);
    sites.push({ ...site, size, idleMb: site.memoryMb() });
  }
  for (const { origin } of sites) {
    await warmUp(origin + BLOG, origin + LIST);
    await warmUpWords(origin + SEARCH);
  }
  const rows = [];
  for (const { what, path, kind, wanted } of ASKED) {
    const orders = sites.map(({ origin }) => ({ url: origin + path, kind, connections: CONNECTIONS }));
    const measures = await measureByTurns(seconds, orders, ROUNDS);
    const [first, ...others] = measures.map((measure, at) => ({ size: sites[at]?.size, ...measure }));
    for (const other of others) {
      if (!first) continue;
      const title = `${what} at ${other.size} posts, beside ${first.size}`;
      rows.push(ratioRow(title, other, first, wanted));
      rows.push(limitRow(`${title}: p99`, other.p99Ms / first.p99Ms, 1.5, '×', ''));
    }
  }
  const largest = sites.at(-1);
  if (largest) {
    rows.push(limitRow(`memory idle, ${largest.size} posts`, largest.idleMb, 150, 'MB', ''));
    rows.push(limitRow(`memory after the load, ${largest.size} posts`, largest.memoryMb(), 300, 'MB', ''));
  }
  for (const site of sites) await site.stop();
  return rows;
}
