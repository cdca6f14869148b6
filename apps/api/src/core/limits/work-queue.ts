import { TRPCError } from '@trpc/server';
import { RetryLater } from '../rpc/errors.ts';

export type WorkQueueOptions = {
  /** The number of tasks that run at the same time. */
  atOnce: number;
  /** The number of tasks that may wait; further ones are refused. */
  waiting: number;
  /** The message of a refusal, for people. */
  refusal: string;
  /** When a refused caller should retry. */
  retryAfterSeconds: number;
  /** `SERVICE_UNAVAILABLE` (the default) when the site is busy, `TOO_MANY_REQUESTS` when one caller asks too often. */
  code?: 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS';
};

/** A bounded FIFO queue for expensive work. An unbounded one would only make every caller wait longer. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs `work` in its turn, and returns or throws its result.
   * @throws TRPCError with the refusal, immediately, when the queue is full
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#takeSlot();
    try {
      return await work();
    } finally {
      // Passes the slot directly to the next task, so that no new one overtakes it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #takeSlot(): Promise<void> {
    const { atOnce, waiting, refusal, retryAfterSeconds, code = 'SERVICE_UNAVAILABLE' } = this.#options;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= waiting) {
      throw new TRPCError({ code, message: refusal, cause: new RetryLater(retryAfterSeconds) });
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
