import { constants } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { setThreadPriority } from '../host/thread-priority.ts';
import { openDatabase } from '../store/open-database.ts';
import type { Db } from '../store/schema.ts';

/** A request to the thread: run a job, or end all jobs early. */
export type ThreadRequest = { kind: 'run'; job: string } | { kind: 'stop' };

type Level = 'info' | 'warn' | 'error';

/** A message from the thread: a log line, or the end of a job. */
export type ThreadMessage =
  | { kind: 'line'; level: Level; fields: object; text: string }
  | { kind: 'end'; job: string }
  | { kind: 'failure'; job: string; error: unknown };

/** What the jobs of a thread work with. */
export type JobContext<Data> = {
  /** What its parent gave it. */
  data: Data;
  /** Connections of its own. */
  db: Db;
  /** Writes to the log of the server. */
  log: Pick<FastifyBaseLogger, Level>;
  /** Aborted when the server stops. */
  stop: AbortSignal;
};

/**
 * In a worker thread: opens jobs, and runs one at each request of the parent. See `jobThread`.
 * @param open returns the jobs by name
 * @param priority of the thread and the processes that it starts, as `os.setPriority` has it
 */
export function answerRuns<Data extends { databaseUrl: string }>(
  open: (context: JobContext<Data>) => Record<string, () => Promise<unknown>>,
  priority: number = constants.priority.PRIORITY_BELOW_NORMAL,
): void {
  setThreadPriority(priority);
  const data = workerData as Data;
  const stop = new AbortController();
  const log = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') } as JobContext<Data>['log'];
  const jobs = open({ data, db: openDatabase(data.databaseUrl), log, stop: stop.signal });
  parentPort?.on('message', (request: ThreadRequest) => {
    if (request.kind === 'stop') stop.abort();
    else void run(request.job);
  });

  async function run(job: string): Promise<void> {
    try {
      await jobs[job]?.();
      send({ kind: 'end', job });
    } catch (error) {
      send({ kind: 'failure', job, error });
    }
  }
}

function logAt(level: Level) {
  return (fields: object, text: string) => send({ kind: 'line', level, fields, text });
}

function send(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
