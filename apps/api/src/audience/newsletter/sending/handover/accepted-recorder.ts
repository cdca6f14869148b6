import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { untilStored } from '../../../../core/delivery/until-stored.ts';
import type { Db } from '../../../../core/store/schema.ts';
import type { HandoverGate } from './handover-gate.ts';
import { markAccepted } from './record-results.repository.ts';

/** Each write waits for the disk, and so do visitors. At most one in this time, while several messages may be in doubt. */
const BETWEEN_WRITES_MS = 40;

type Options = {
  db: Db;
  claim: string;
  gate: HandoverGate;
  log: Pick<FastifyBaseLogger, 'warn'>;
  stop: AbortSignal;
  now: () => string;
};

/** Records accepted messages, those of the same moment in one write. */
export class AcceptedRecorder {
  readonly #options: Options;
  #waiting: string[] = [];
  /** Writes what waits when it begins. */
  #next: Promise<void> | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when it is stored. */
  record(id: string): Promise<void> {
    this.#waiting.push(id);
    this.#next ??= this.#writeAfter(this.#last);
    return this.#next;
  }

  async #writeAfter(previous: Promise<void>): Promise<void> {
    await previous;
    if (this.#options.gate.width > 1) await sleep(BETWEEN_WRITES_MS);
    this.#next = null;
    const written = this.#write(this.#waiting.splice(0));
    this.#last = written.catch(() => undefined);
    await written;
  }

  #write(ids: readonly string[]): Promise<void> {
    const { db, claim, log, stop, now } = this.#options;
    const warn = (error: unknown) =>
      log.warn({ messages: ids, err: error }, 'accepted messages could not be recorded; it is tried again');
    return untilStored(() => markAccepted(db, ids, { claim, now: now() }), { stop, warn });
  }
}
