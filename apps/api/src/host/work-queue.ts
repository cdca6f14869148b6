import { TRPCError } from '@trpc/server';
import { RetryLater } from '../rpc/errors.ts';

export type WorkQueueOptions = {
  /** How many pieces are done at once. */
  atOnce: number;
  /** How many more wait for their turn; whoever comes then is refused. */
  waiting: number;
  /** What the refused are told: a sentence for people. */
  refusal: string;
  /** After how many seconds another try makes sense. */
  retryAfterSeconds: number;
  /** `SERVICE_UNAVAILABLE` (the default) where the site is busy, `TOO_MANY_REQUESTS` where its callers are too many. */
  code?: 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS';
};

/** Does costly work a few at a time. A queue that grows without end would only make everybody wait: past it, no. */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /**
   * Does `work` as soon as there is room, first come first served, and answers or fails as it does.
   * @throws TRPCError with the refusal, at once, when too many wait already
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#takePlace();
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody who comes in between overtakes whoever waits.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #takePlace(): Promise<void> {
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
