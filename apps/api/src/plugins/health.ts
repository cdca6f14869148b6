import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Below this a write may fail at any moment: a database page, its log and a picture must fit. */
const MIN_FREE_BYTES = 50_000_000;

/**
 * `/healthz`: the program runs. `/readyz`: it can serve, which it cannot without its database, with a full disk or while
 * it stops.
 */
export async function healthPlugin(
  app: FastifyInstance,
  { db, dataDir, minFreeBytes = MIN_FREE_BYTES }: { db: Db; dataDir: string; minFreeBytes?: number },
): Promise<void> {
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
    if ((await findFreeBytes(dataDir)) < minFreeBytes) {
      request.log.error({ dataDir }, 'the disk is nearly full');
      return reply.code(503).send({ error: 'The disk is nearly full.' });
    }
    return reply.send({ status: 'ok' });
  });
}

/** What this process may still write where `folder` is; a folder that is not there yet does not count against us. */
async function findFreeBytes(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize;
}
