/**
 * The bare counterparts of a read and of writes, on the database of a site. `/read` and `/write` run prepared statements. The
 * other routes use the site's libraries as documented, and give the same answer or store the same row.
 */
import { initTRPC, TRPCError } from '@trpc/server';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { Kysely, SqliteDialect } from 'kysely';
import superjson from 'superjson';
import { z } from 'zod';
import { POST_FIELDS } from '@tideline/domain/post/post';
import type { Database as Tables } from '../../../apps/api/src/core/store/schema.ts';
import { columnsOf } from '../../../apps/api/src/core/store/entity-rows.ts';
import { addWrites } from './bare-writes.ts';
import type { BareOptions } from './bare-server.ts';

const PRAGMAS = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL'];

export async function addDatabaseRoutes(
  app: FastifyInstance,
  { file, postId }: NonNullable<BareOptions['database']>,
): Promise<void> {
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  addStatements(app, database, postId);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await addProcedure(app, db);
  addWrites(app, db);
}

function addStatements(app: FastifyInstance, database: Database.Database, postId: string): void {
  const post = database.prepare<[string]>(
    "select * from posts where status = 'published' and deleted_at is null and id = ?",
  );
  const tags = database.prepare('select tag from post_tags where post_id = ? order by position').pluck();
  app.get('/read', (_request, reply) => {
    const data = superjson.serialize(Object.assign({}, post.get(postId), { tags: tags.all(postId) }));
    return reply.type('application/json').send(JSON.stringify({ result: { data } }));
  });

  database.exec('create table bench_rows (id integer primary key, body text not null)');
  const insert = database.prepare('insert into bench_rows (body) values (?)');
  app.post('/write', async (request) => {
    insert.run(JSON.stringify(request.body));
    return { message: 'received' };
  });
}

/** `posts.byId`, through tRPC's Fastify adapter. */
async function addProcedure(app: FastifyInstance, db: Kysely<Tables>): Promise<void> {
  const t = initTRPC.create({ transformer: superjson });
  const byId = t.procedure.input(z.object({ id: z.string() })).query(async ({ input }) => {
    const post = await db
      .selectFrom('posts')
      .select([...columnsOf(POST_FIELDS), 'title_key', 'sort_date', 'content'])
      .where('status', '=', 'published')
      .where('deleted_at', 'is', null)
      .where('sort_date', '<=', new Date().toISOString())
      .where('id', '=', input.id)
      .executeTakeFirst();
    if (!post) throw new TRPCError({ code: 'NOT_FOUND' });
    const tags = await db
      .selectFrom('post_tags')
      .select('tag')
      .where('post_id', '=', input.id)
      .orderBy('position')
      .execute();
    return { ...post, tags: tags.map(({ tag }) => tag) };
  });
  const router = t.router({ posts: t.router({ byId }) });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router } });
}
