/** Lets one in at a time, in the order in which they came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Whether somebody has the turn, and everybody else must wait for it. */
  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Waits for its turn. Whoever has it must `leave`. */
  async take(): Promise<void> {
    if (this.#isTaken) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
    this.#isTaken = true;
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
