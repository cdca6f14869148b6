import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { openDatabase } from '../../../core/store/open-database.ts';
import type { Targets } from '../webhook-target.ts';
import { eventDeliverer } from './deliver-events.ts';

/** What the thread is given at its start. */
export type ThreadData = { databaseUrl: string };

/** What the thread is asked for: to deliver what is due, or to end a delivery early. */
export type ThreadRequest = 'deliver' | 'stop';

type Warning = [fields: object, text: string];

/** What the thread sends: a warning for the log, or the end of a delivery. */
export type ThreadMessage =
  | { kind: 'warning'; line: Warning }
  | { kind: 'end'; hasWorked: boolean }
  | { kind: 'failure'; error: unknown };

/** In a worker thread: delivers the due events each time that its parent asks. See `deliveryRunner`. */
export function answerRuns(targets: Targets): void {
  // Visitors go first. On Linux this is the priority of the thread, elsewhere it would be that of the whole server.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { databaseUrl } = workerData as ThreadData;
  const db = openDatabase(databaseUrl);
  const stop = new AbortController();
  const log = { warn: (...line: Warning) => send({ kind: 'warning', line }) } as Pick<FastifyBaseLogger, 'warn'>;
  const deliverDueEvents = eventDeliverer({ db, log, stop: stop.signal, targets });
  parentPort?.on('message', (request: ThreadRequest) => {
    if (request === 'stop') stop.abort();
    else void deliver();
  });

  async function deliver(): Promise<void> {
    try {
      send({ kind: 'end', hasWorked: await deliverDueEvents() });
    } catch (error) {
      send({ kind: 'failure', error });
    }
  }
}

function send(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
