import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/schema.ts';
import { deleteOldTrash, publishScheduledPosts } from './post-writes.repository.ts';

const INTERVAL_MS = 1_000;
const TRASH_INTERVAL_MS = 3_600_000;

/**
 * Publishes posts when their date comes, from now until the returned function is called; also those whose date came
 * while no server was running. Empties the old trash by the way.
 * @returns stops the scheduler and waits for the run that is under way
 */
export function startScheduler(db: Db, log: Pick<FastifyBaseLogger, 'info' | 'error'>): () => Promise<void> {
  let isStopped = false;
  let trashDueAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      const now = new Date();
      const published = await publishScheduledPosts(db, now.toISOString());
      if (published.length > 0) log.info({ posts: published }, 'published scheduled posts');
      if (now.getTime() >= trashDueAt) {
        trashDueAt = now.getTime() + TRASH_INTERVAL_MS;
        await deleteOldTrash(db, now.toISOString());
      }
    } catch (error) {
      log.error({ err: error }, 'the scheduler could not reach the database; it tries again');
    }
    if (!isStopped) timer = setTimeout(() => (running = run()), INTERVAL_MS);
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
