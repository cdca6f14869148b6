import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { THREAD_OPTIONS } from '../../isolated.ts';
import { programPath } from '../../program-path.ts';
import type { ThreadMessage, ThreadRequest } from './answer-runs.ts';

/** After this time without work, the thread ends and frees its memory. */
const IDLE_MS = 60_000;

export type JobThreadOptions = {
  /** The program of the thread; it calls `answerRuns`. */
  program: string;
  /** The program's data, read when the thread starts. The thread opens its own connection to `databaseUrl`. */
  data: () => { databaseUrl: string };
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Ends running jobs early; what they have not done stays due. */
  stop: AbortSignal;
};

/**
 * Runs the jobs of a program in one worker thread, so that visitors do not wait for it. The thread starts with the
 * first job and ends when none came for a while. If it dies, its claims expire, and the next job starts another one.
 *
 * This is no task of `isolated`, which ends at its limits whatever it is doing, and answers once. A job writes to the log as it
 * goes on, keeps its pauses from one run to the next, and when the server stops, it finishes what it has begun.
 * @returns runs the job with this name, never twice at once; rejects when it failed
 */
export function jobThread({ program, data, log, stop }: JobThreadOptions): (job: string) => Promise<void> {
  let thread: Worker | null = null;
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  stop.addEventListener('abort', () => (running > 0 && thread ? request(thread, { kind: 'stop' }) : end()), {
    once: true,
  });

  return async function run(job: string): Promise<void> {
    if (stop.aborted) return;
    clearTimeout(idleTimer);
    thread ??= start();
    running += 1;
    try {
      await ask(thread.ref() ?? thread, job);
    } finally {
      running -= 1;
      if (running === 0) rest();
    }
  };

  function start(): Worker {
    const started = new Worker(programPath(program), { ...THREAD_OPTIONS, workerData: data() });
    started.setMaxListeners(0); // each running job listens
    started.on('message', (message: ThreadMessage) => {
      if (message.kind === 'line') log[message.level](message.fields, message.text);
    });
    // Also between two jobs.
    started.on('error', () => thread === started && end());
    return started;
  }

  function rest(): void {
    if (stop.aborted) end();
    else {
      thread?.unref();
      idleTimer = setTimeout(end, IDLE_MS).unref();
    }
  }

  function end(): void {
    void thread?.terminate();
    thread = null;
  }
}

/** Resolves at the end of the job; rejects when it failed or the thread died. */
function ask(thread: Worker, job: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const receive = (message: ThreadMessage) => {
    if (message.kind === 'line' || message.job !== job) return;
    if (message.kind === 'end') resolve();
    else reject(message.error);
  };
  const die = () => reject(new Error('The thread of the job has ended.'));
  thread.on('message', receive).on('error', reject).on('exit', die);
  request(thread, { kind: 'run', job });
  return promise.finally(() => thread.off('message', receive).off('error', reject).off('exit', die));
}

function request(thread: Worker, what: ThreadRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(what);
}
