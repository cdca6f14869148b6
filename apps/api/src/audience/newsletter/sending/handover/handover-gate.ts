/** Up to this answer time of the mail server, one message at a time is fast enough: 25 a second and more. */
const PROMPT_MS = 40;
/** Beyond it, so many at a time: some 70 a second at 50 ms. */
const WIDEST = 6;
/** A message that takes longer does not hold up the others any more. */
const STALLED_MS = 10_000;
const REMEMBERED = 20;

/** What a message holds between the mark at its end and its recorded result. */
export type Pass = {
  /** The mail server has answered. */
  answered: () => void;
  /** The result is stored. */
  leave: () => void;
};

/**
 * Limits how many messages are in doubt: their end mark is sent, and the answer of the mail server not yet stored. A server
 * that is killed leaves that many in doubt, and each of them may arrive twice. It is one, unless the mail server is far away:
 * the rate is at most the number in doubt divided by the time of an answer. The quickest of the last answers tells the
 * distance; others are slow because a machine is busy.
 */
export class HandoverGate {
  readonly #nowMs: () => number;
  readonly #inDoubt = new Set<{ sinceMs: number }>();
  readonly #waiting: (() => void)[] = [];
  readonly #answersMs: number[] = [];

  constructor(nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** How many messages may be in doubt at once. */
  get width(): number {
    const isFar = this.#answersMs.length === REMEMBERED && Math.min(...this.#answersMs) > PROMPT_MS;
    return isFar ? WIDEST : 1;
  }

  /** Waits for the turn, in the order of the calls. */
  async enter(): Promise<Pass> {
    while (!this.#hasRoom()) {
      await this.#change();
    }
    const entry = { sinceMs: this.#nowMs() };
    this.#inDoubt.add(entry);
    return {
      answered: () => {
        this.#answersMs.push(this.#nowMs() - entry.sinceMs);
        if (this.#answersMs.length > REMEMBERED) this.#answersMs.shift();
      },
      leave: () => {
        this.#inDoubt.delete(entry);
        for (const wake of this.#waiting.splice(0)) wake();
      },
    };
  }

  #hasRoom(): boolean {
    const stalledSince = this.#nowMs() - STALLED_MS;
    const held = [...this.#inDoubt].filter(({ sinceMs }) => sinceMs > stalledSince).length;
    return held < this.width;
  }

  /** Resolves when a message has left, and at the latest when one may have stalled. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, STALLED_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
