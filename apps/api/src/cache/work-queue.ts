import { TRPCError } from '@trpc/server';
import { RetryLater } from '../errors.ts';

const RETRY_AFTER_SECONDS = 2;

/** Does costly work a few at a time. A queue that grows without end would only make everybody wait: past it, no. */
export class WorkQueue {
  readonly #limits: { atOnce: number; waiting: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { atOnce: number; waiting: number }) {
    this.#limits = limits;
  }

  /**
   * Does `work` as soon as there is room, and answers or fails as it does.
   * @throws TRPCError SERVICE_UNAVAILABLE at once when too many wait already
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#takePlace();
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest; only without one it is free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #takePlace(): Promise<void> {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.#limits.waiting) {
      throw new TRPCError({
        code: 'SERVICE_UNAVAILABLE',
        message: 'The site is very busy at the moment. Please try again in a few seconds.',
        cause: new RetryLater(RETRY_AFTER_SECONDS),
      });
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
