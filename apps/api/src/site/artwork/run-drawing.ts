import { isolated } from '../../isolated.ts';
import { WorkQueue } from '../../core/limits/work-queue.ts';
import type { Drawing, drawPicture } from './draw-picture.ts';

/** One at a time leaves a processor for pages. */
const queue = new WorkQueue({
  atOnce: 1,
  waiting: 60,
  refusal: 'Too many pictures are being drawn. Please try again in a moment.',
  retryAfterSeconds: 5,
});
const draw = isolated<typeof drawPicture>({
  program: 'site/artwork/draw-picture',
  name: 'drawPicture',
  timeLimitMs: 60_000, // the largest picture takes less than three seconds
  idleMs: 10_000, // the pictures of a page are drawn by the same process
  // The memory of the picture library, which never shrinks, ends with its process.
  runtime: 'child_process',
  serialization: 'advanced',
  execArgv: ['--max-semi-space-size=1'],
  // glibc returns memory of one arena to the system. With several, the process grows to four times the size.
  env: { MALLOC_ARENA_MAX: '1' },
});

/**
 * Draws a picture in a process of its own. One drawing at a time, others wait.
 * @throws TRPCError SERVICE_UNAVAILABLE when too many wait
 */
export async function runDrawing(drawing: Drawing): Promise<Buffer> {
  return Buffer.from(await queue.run(() => draw(drawing)));
}
