import { isolated } from '../../isolated.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import type { HighlightRequest, highlightCode } from './highlight-code.ts';

const queue = new WorkQueue({
  atOnce: 1,
  waiting: 60,
  refusal: 'Too much code is being highlighted.',
  retryAfterSeconds: 5,
});
const highlight = isolated<typeof highlightCode>({
  program: 'core/markdown/highlight-code',
  name: 'highlightCode',
  timeLimitMs: 30_000, // the largest amount of ordinary code takes a second, more on a busy machine; hostile code may never end
  idleMs: 60_000,
});

/**
 * Highlights code in a thread.
 * @returns the HTML of each block, or null when it failed, took too long, or too many requests wait
 */
export async function runHighlighting(request: HighlightRequest): Promise<string[] | null> {
  if (request.length === 0) return [];
  return queue.run(() => highlight(request)).catch(() => null);
}
