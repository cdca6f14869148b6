import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { startThread } from '../../../start-thread.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './answer-runs.ts';
import { listDueWebhooks } from './deliveries.repository.ts';

/** When no more events come, the memory of the thread is freed. */
const IDLE_MS = 60_000;

export type DeliveryRunnerOptions = {
  db: Db;
  /** Of the same database: the thread opens it for itself. */
  databaseUrl: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends a delivery; what its requests carried is sent again. */
  stop: AbortSignal;
  /** The program of the thread. */
  program?: string;
};

/**
 * Delivers the events that are due in a worker thread, so that visitors do not wait for a thousand events a second. It starts
 * with the first event and ends when none came for a while.
 * @returns the job to run repeatedly, never twice at once; true when there was something to deliver
 */
export function deliveryRunner({
  db,
  databaseUrl,
  log,
  stop,
  program = 'care/webhooks/delivery/delivery-thread',
}: DeliveryRunnerOptions) {
  let thread: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;

  return async function deliverDueEvents(): Promise<boolean> {
    if (stop.aborted || (await listDueWebhooks(db, new Date().toISOString())).length === 0) return false;
    clearTimeout(idleTimer);
    const asked = (thread ??= start());
    const stopThread = () => request(asked, 'stop');
    stop.addEventListener('abort', stopThread);
    try {
      return await ask(asked);
    } catch (error) {
      endThread();
      throw error;
    } finally {
      stop.removeEventListener('abort', stopThread);
      if (stop.aborted) endThread();
      else idleTimer = setTimeout(endThread, IDLE_MS).unref();
    }
  };

  function start(): Worker {
    const started = startThread(program, { workerData: { databaseUrl } satisfies ThreadData });
    started.on('message', (message: ThreadMessage) => {
      if (message.kind === 'warning') log.warn(...message.line);
    });
    started.on('error', endThread); // also between two deliveries
    return started;
  }

  function endThread(): void {
    void thread?.terminate();
    thread = null;
  }
}

/** Resolves at the end of the delivery; rejects when it failed, or when the thread died: its claims expire. */
function ask(asked: Worker): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const receive = (message: ThreadMessage) => {
    if (message.kind === 'end') resolve(message.hasWorked);
    if (message.kind === 'failure') reject(message.error);
  };
  const die = () => reject(new Error('The thread that delivers events has ended.'));
  asked.on('message', receive).on('error', reject).on('exit', die).ref();
  request(asked, 'deliver');
  return promise.finally(() => asked.off('message', receive).off('error', reject).off('exit', die).unref());
}

function request(thread: Worker, what: ThreadRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(what);
}
