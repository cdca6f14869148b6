/** How the bench of the server asks one address: both sides in the same way. */
import { runOnLoadCore } from './processes-on-cores.mjs';

/** @typedef {import('./server-table.mjs').Measure} Measure */

export const CONNECTIONS = 16;
/** Until then the engine still compiles what a server does, and what is measured first would look slow. */
const WARM_UP_REQUESTS = 20_000;
const WARM_UP_SEARCHES = 6_000;
/** Where these begin: far beyond those that are measured. */
const OTHER_SEARCHES = 1_000_000;

/**
 * @param {string[]} urls each is asked for equally often
 */
export async function warmUp(...urls) {
  for (const url of urls) {
    process.stderr.write(`warming up ${url}\n`);
    const order = { url, kind: 'read', connections: CONNECTIONS, amount: WARM_UP_REQUESTS };
    await runOnLoadCore('load.mjs', [JSON.stringify(order)]);
  }
}

/**
 * Makes other searches than those that are measured, mostly with the same words: what a word finds is remembered until
 * content changes, a search is not.
 * @param {string} url the address without the words
 */
export async function warmUpWords(url) {
  const order = { url, kind: 'search', connections: CONNECTIONS, amount: WARM_UP_SEARCHES, first: OTHER_SEARCHES };
  await runOnLoadCore('load.mjs', [JSON.stringify(order)]);
}

/**
 * @param {number} seconds
 * @param {{ url: string, kind: string, connections: number }} order see load.mjs
 * @returns {Promise<Measure>}
 */
export async function measureFor(seconds, order) {
  process.stderr.write(`${order.url.replace(/^http:\/\/[^/]+/, '').slice(0, 60)}\n`);
  await runOnLoadCore('load.mjs', [JSON.stringify({ ...order, seconds: 1 })]); // warms both up for this address
  return JSON.parse(await runOnLoadCore('load.mjs', [JSON.stringify({ ...order, seconds })]));
}
