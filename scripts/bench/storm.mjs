/**
 * Visitors who ask for one page at the same time, just after a write has made every kept copy old. Takes
 * `{ url, connections, databaseUrl }` as JSON; prints the slowest times and how many different pages came back.
 */
import { Agent, get } from 'node:http';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';

const ROUNDS = 5;

/** @type {{ url: string, connections: number, databaseUrl: string }} */
const { url, connections, databaseUrl } = JSON.parse(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const db = openDatabase(databaseUrl);

await askAll(); // opens the connections
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const title = `Storm ${round}`;
  await db.updateTable('posts').set({ excerpt: title }).where('id', 'like', 'post-1%').execute();
  rounds.push(await askAll());
}
await db.destroy();
agent.destroy();
const p99s = rounds.map(({ p99Ms }) => p99Ms).toSorted((one, other) => one - other);
const renders = Math.max(...rounds.map(({ tags }) => tags));
console.log(JSON.stringify({ p99Ms: p99s[Math.floor(ROUNDS / 2)], renders }));

async function askAll() {
  const answers = await Promise.all(Array.from({ length: connections }, ask));
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  // Each rendering has a tag of its own, since a page names the moment at which its data was read.
  return {
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    tags: new Set(answers.map(({ tag }) => tag)).size,
  };
}

/** @returns {Promise<{ ms: number, tag: string | undefined }>} */
function ask() {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    // As browsers ask: the page is compressed while they wait, too.
    get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ ms: performance.now() - begun, tag: answer.headers.etag }));
    }).once('error', reject);
  });
}
