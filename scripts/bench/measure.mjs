/** How the bench of the server asks one address: both sides in the same way. */
import { runOnLoadCore } from './processes-on-cores.mjs';

/** @typedef {import('./server-table.mjs').Measure} Measure */
/** @typedef {{ url: string, kind: string, connections: number }} Order see load.mjs */

export const CONNECTIONS = 16;
/** Until then the engine still compiles what a server does, and what is measured first would look slow. */
const WARM_UP_REQUESTS = 20_000;
const WARM_UP_SEARCHES = 6_000;
const WARM_UP_WRITES = 5_000;
/** Of a shared machine, and of its disk, one moment is not as fast as another: the middle of so many counts. */
const ROUNDS = 3;
/** Each run of writes has so many visitors of its own: from one address, only a few are let in. */
const VISITORS_OF_A_RUN = 100_000;
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
 * What is written is different each time, and the engine has as much to compile as for what is read.
 * @param {string} kind `subscribe` or `enquire`
 * @param {string[]} urls each is written to equally often
 */
export async function warmUpWrites(kind, ...urls) {
  for (const url of urls) {
    const order = { url, kind, connections: CONNECTIONS, amount: WARM_UP_WRITES };
    await runOnLoadCore('load.mjs', [JSON.stringify(withOwnVisitors(order))]);
  }
}

/**
 * @param {number} seconds
 * @param {Order} order
 * @returns {Promise<Measure>}
 */
export async function measureFor(seconds, order) {
  process.stderr.write(`${order.url.replace(/^http:\/\/[^/]+/, '').slice(0, 60)}\n`);
  // The first warms up for this address.
  await runOnLoadCore('load.mjs', [JSON.stringify({ ...withOwnVisitors(order), seconds: 1 })]);
  return JSON.parse(await runOnLoadCore('load.mjs', [JSON.stringify({ ...withOwnVisitors(order), seconds })]));
}

/**
 * Several measurements by turns.
 * @param {number} seconds for one round of one of them
 * @param {Order[]} orders
 * @param {number} [rounds] how many; more for narrower limits
 * @returns {Promise<Measure[]>} for each, the middle of its rounds
 */
export async function measureByTurns(seconds, orders, rounds = ROUNDS) {
  /** @type {Measure[][]} */
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    const measures = [];
    for (const order of orders) measures.push(await measureFor(seconds, order));
    measured.push(measures);
  }
  return orders.map((_order, at) => middleOf(measured.map((all) => all[at])));
}

/**
 * @param {(Measure | undefined)[]} measures
 * @returns {Measure}
 */
function middleOf(measures) {
  const all = measures.filter((measure) => measure !== undefined);
  /** @param {keyof Measure} key */
  const middle = (key) =>
    all.map((measure) => measure[key]).toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
  return { perSecond: middle('perSecond'), p50Ms: middle('p50Ms'), p99Ms: middle('p99Ms'), failed: middle('failed') };
}

let visitors = 0;

/**
 * @template {{ kind: string }} Given
 * @param {Given} order
 * @returns {Given & { first?: number }}
 */
function withOwnVisitors(order) {
  if (order.kind !== 'subscribe' && order.kind !== 'enquire') return order;
  visitors += VISITORS_OF_A_RUN;
  return { ...order, first: visitors };
}
