import { WorkQueue } from '../host/work-queue.ts';

/** Two at a time leave processor time for pages; a page of the blog needs fewer pictures than may wait. */
const queue = new WorkQueue({
  atOnce: 2,
  waiting: 60,
  refusal: 'Too many pictures are being drawn. Please try again in a moment.',
  retryAfterSeconds: 5,
});

/**
 * Limits how many drawings this process makes at once.
 * @throws TRPCError SERVICE_UNAVAILABLE when too many wait
 */
export function queueDrawing<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(work);
}
