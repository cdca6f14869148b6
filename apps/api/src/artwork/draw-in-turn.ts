import { WorkQueue } from '../host/work-queue.ts';

/** Two at a time leave room for the pages; a page of the blog asks for fewer than wait here. */
const queue = new WorkQueue({
  atOnce: 2,
  waiting: 60,
  refusal: 'Too many pictures are being drawn. Please try again in a moment.',
  retryAfterSeconds: 5,
});

/**
 * Every drawing of this process goes through here, whoever asked for it.
 * @throws TRPCError SERVICE_UNAVAILABLE when too many wait
 */
export function drawInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}
