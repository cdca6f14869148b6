/**
 * What the site is compared with: a bare Fastify that answers constant bytes, runs the same prepared statements, and
 * inserts one row. Takes what it needs to know as JSON and prints where it listens.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../processes.mjs';

/**
 * @typedef {object} Constants
 * @property {{ url: string, headers: Record<string, string>, bodyFile: string }[]} answers
 * @property {string | null} databaseFile
 * @property {string | null} postId
 */

const api = createRequire(join(root, 'apps/api/package.json'));
const { default: Fastify } = await import(api.resolve('fastify'));
/** @type {Constants} */
const { answers, databaseFile, postId } = JSON.parse(process.argv[2] ?? '{"answers":[]}');

const app = Fastify();
app.get('/', async () => 'ready');
for (const { url, headers, bodyFile } of answers) {
  const body = readFileSync(bodyFile);
  app.get(`/constant${url}`, (/** @type {unknown} */ _request, /** @type {any} */ reply) => {
    reply.headers(headers).send(body);
  });
}
if (databaseFile) await addDatabaseRoutes(databaseFile);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

/** @param {string} file */
async function addDatabaseRoutes(file) {
  const { default: Database } = await import(api.resolve('better-sqlite3'));
  const { default: superjson } = await import(api.resolve('superjson'));
  const db = new Database(file);
  db.pragma('busy_timeout = 5000');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('temp_store = MEMORY');
  db.pragma('cache_size = -8192');
  const post = db.prepare(`
    select id, title, excerpt, author, category, status, publish_date, featured_image_url, views, reading_time_minutes,
      version, is_sample, created_at, updated_at, content
    from posts where status = 'published' and deleted_at is null and sort_date <= ? and id = ?`);
  const tags = db.prepare('select tag from post_tags where post_id = ? order by position').pluck();
  app.get('/read', async (/** @type {unknown} */ _request, /** @type {any} */ reply) => {
    const row = post.get(new Date().toISOString(), postId);
    const data = superjson.serialize({ ...row, tags: tags.all(postId) });
    return reply.type('application/json').send(JSON.stringify({ result: { data } }));
  });

  db.exec('create table if not exists bench_rows (id integer primary key, body text not null)');
  const insert = db.prepare('insert into bench_rows (body) values (?)');
  app.post('/write', async (/** @type {any} */ request) => {
    insert.run(JSON.stringify(request.body));
    return { message: 'received' };
  });
}
