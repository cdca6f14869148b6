import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** `/healthz`: the program runs. `/readyz`: it can serve, which it cannot without its database or while it stops. */
export async function healthPlugin(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  app.get('/healthz', async (_request, reply) => {
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isStopping) return reply.code(503).send({ error: 'The server is stopping.' });
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).send({ error: 'The database does not answer.' });
    }
    return reply.send({ status: 'ok' });
  });
}
