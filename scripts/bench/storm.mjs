/**
 * Visitors who ask for one page at the same time, just after a write has made every kept copy old. Takes
 * `{ url, connections, databaseUrl }` as JSON; prints the slowest times and how many different pages came back.
 */
import { once } from 'node:events';
import { openDatabase } from '../../apps/api/src/store/open-database.ts';
import { openVisitor } from './visitor.mjs';

const ROUNDS = 9;

/** @type {{ url: string, connections: number, databaseUrl: string }} */
const { url, connections, databaseUrl } = JSON.parse(process.argv[2] ?? '');
const db = openDatabase(databaseUrl);
const visitors = Array.from({ length: connections }, () => openVisitor(url));
await Promise.all(visitors.map(({ socket }) => once(socket, 'connect')));

await askAll(); // the first answer of a connection costs more
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const title = `Storm ${round}`;
  await db.updateTable('posts').set({ excerpt: title }).where('id', 'like', 'post-1%').execute();
  rounds.push(await askAll());
}
await db.destroy();
for (const { socket } of visitors) socket.destroy();
const p99s = rounds.map(({ p99Ms }) => p99Ms).toSorted((one, other) => one - other);
const renders = Math.max(...rounds.map(({ tags }) => tags));
console.log(JSON.stringify({ p99Ms: p99s[Math.floor(ROUNDS / 2)], renders }));

async function askAll() {
  const answers = await Promise.all(visitors.map(({ ask }) => ask()));
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  // Each rendering has a tag of its own, since a page names the moment at which its data was read.
  return {
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    tags: new Set(answers.map(({ tag }) => tag)).size,
  };
}
