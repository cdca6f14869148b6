/**
 * One measurement, in a process of its own so that it can have a core of its own. Takes an order as JSON, prints what
 * came of it as JSON.
 */
import { loadAutocannon } from './autocannon.mjs';
import { ordinarySearch, searchForAll } from './vocabulary.mjs';

/**
 * @typedef {object} Order
 * @property {string} url
 * @property {number} seconds
 * @property {number} connections
 * @property {'read' | 'again' | 'subscribe' | 'enquire' | 'search' | 'searchForAll' | 'odd'} kind what differs from one
 *   request to the next: nothing; nothing, though each is put together anew like those that differ; the visitor; the
 *   visitor; the words; the words, of those that every post has; a parameter that means nothing
 * @property {number} [amount] ends after so many requests instead of seconds
 * @property {number} [first] the number of the first request, from which what differs is made: 0 by default
 */
/** @typedef {{ perSecond: number, p50Ms: number, p99Ms: number, failed: number }} Measure */

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '');
let count = order.first ?? 0;

/** @type {Record<Order['kind'], (() => object) | null>} */
const varied = {
  read: null,
  again: () => ({ path: new URL(order.url).pathname }),
  search: () => ({ path: withWords(order.url, ordinarySearch(count)) }),
  searchForAll: () => ({ path: withWords(order.url, searchForAll(count)) }),
  odd: () => ({ path: `${new URL(order.url).pathname}?nothing=${count}` }),
  subscribe: () => post({ email: `visitor-${process.pid}-${count}@example.com`, source: 'bench' }),
  enquire: () =>
    post({
      firstName: 'Maya',
      lastName: 'Alvarez',
      email: `visitor-${process.pid}-${count}@example.com`,
      company: 'Tide & Co',
      package: 'wave',
      message: `We would like to talk about number ${count}.`,
    }),
};

/**
 * @param {string} url
 * @param {string} words
 */
function withWords(url, words) {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}&q=${encodeURIComponent(words)}`;
}

/**
 * @param {object} request
 * @param {() => object} vary
 */
function next(request, vary) {
  count += 1;
  return { ...request, ...vary() };
}

/** @param {object} body */
function post(body) {
  // The limits are real: each request comes from a visitor of its own.
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

const vary = varied[order.kind];
const autocannon = await loadAutocannon();
const begun = performance.now();
const running = autocannon({
  url: order.url,
  connections: order.connections,
  ...(order.amount === undefined ? { duration: order.seconds } : { amount: order.amount }),
  ...(vary === null ? {} : { requests: [{ setupRequest: (/** @type {object} */ request) => next(request, vary) }] }),
});
let lastAnswer = begun;
running.on('response', () => {
  lastAnswer = performance.now();
});
const result = await running;
/** @type {Measure} */
const measure = {
  // It looks up once a second only, so that a number of requests seems to take whole seconds.
  perSecond: result.requests.total / ((lastAnswer - begun) / 1000),
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
console.log(JSON.stringify(measure));
