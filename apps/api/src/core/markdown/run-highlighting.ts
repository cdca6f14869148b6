import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { CodeLanguage } from '@tideline/domain/post/code-language';
import { WorkQueue } from '../limits/work-queue.ts';
import { startThread } from '../../start-thread.ts';

/** The blocks of code of one body. */
export type HighlightRequest = { code: string; language: CodeLanguage }[];

const queue = new WorkQueue({
  atOnce: 1,
  waiting: 60,
  refusal: 'Too much code is being highlighted.',
  retryAfterSeconds: 5,
});
/** The largest amount of ordinary code takes a second, more on a busy machine; hostile code may never end. */
const TIME_LIMIT_MS = 30_000;
/** When no more code comes, the memory of the grammars is freed. */
const IDLE_MS = 60_000;

let worker: Worker | null = null;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Highlights code in a worker thread, which starts with the first code and ends when none came for a while.
 * @returns the HTML of each block, or null when it failed, took too long, or too many requests wait
 */
export async function runHighlighting(request: HighlightRequest): Promise<string[] | null> {
  if (request.length === 0) return [];
  try {
    return await queue.run(() => ask(request));
  } catch {
    return null;
  }
}

async function ask(request: HighlightRequest): Promise<string[]> {
  clearTimeout(idleTimer);
  const limit = new AbortController();
  const limitTimer = setTimeout(() => limit.abort(), TIME_LIMIT_MS);
  try {
    worker ??= startWorker();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
    const [answer] = (await once(worker, 'message', { signal: limit.signal })) as [string[]]; // rejects on `error`, too
    return answer;
  } catch (error) {
    endWorker();
    throw error;
  } finally {
    clearTimeout(limitTimer);
    idleTimer = setTimeout(endWorker, IDLE_MS).unref();
  }
}

function startWorker(): Worker {
  const started = startThread('core/markdown/highlight-code', { env: {} });
  started.on('error', endWorker); // also between two requests
  started.unref(); // a server without other work may stop
  return started;
}

function endWorker(): void {
  void worker?.terminate();
  worker = null;
}
