/**
 * What the site is compared with: a bare Fastify that sends fixed bytes, runs one query, inserts one row, or renders a
 * page with React alone. Takes `BareOptions` as JSON and prints where it listens.
 */
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import fastify from 'fastify';
import superjson from 'superjson';
import type { BareOptions } from './servers.ts';

const { answers = [], database, pages } = JSON.parse(process.argv[2] ?? '{}') as BareOptions;

const app = fastify();
if (!pages && !answers.some(({ url }) => url === '/')) app.get('/', async () => 'ready');
for (const { url, headers, bodyFile } of answers) {
  const body = readFileSync(bodyFile);
  app.get(url.replace(/\?.*/, ''), (_request, reply) => reply.headers(headers).send(body));
}
if (database) addDatabaseRoutes(database);
if (pages) await addPages(pages);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

function addDatabaseRoutes({ file, postId }: NonNullable<BareOptions['database']>): void {
  const db = new Database(file);
  for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) db.pragma(pragma);
  const post = db.prepare<[string]>("select * from posts where status = 'published' and deleted_at is null and id = ?");
  const tags = db.prepare('select tag from post_tags where post_id = ? order by position').pluck();
  app.get('/read', (_request, reply) => {
    const data = superjson.serialize(Object.assign({}, post.get(postId), { tags: tags.all(postId) }));
    return reply.type('application/json').send(JSON.stringify({ result: { data } }));
  });

  db.exec('create table bench_rows (id integer primary key, body text not null)');
  const insert = db.prepare('insert into bench_rows (body) values (?)');
  app.post('/write', async (request) => {
    insert.run(JSON.stringify(request.body));
    return { message: 'received' };
  });
}

async function addPages({ module, origin, urls }: NonNullable<BareOptions['pages']>): Promise<void> {
  const { loadBarePage } = (await import(module)) as {
    loadBarePage: (url: string, origin: string) => Promise<() => string>;
  };
  for (const url of urls) {
    const render = await loadBarePage(url, origin);
    app.get(url, (_request, reply) => reply.type('text/html').send(render()));
  }
}
