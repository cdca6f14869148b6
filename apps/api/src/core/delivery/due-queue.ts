/** A claimed row waits here for one of the lanes of its server. */
export class DueQueue<Row extends { id: string }> {
  readonly #claim: () => Promise<Row[]>;
  readonly #release: (rows: Row[]) => Promise<void>;
  #waiting: Row[] = [];
  /** The waiting ones, and those that lanes have taken. */
  readonly #underWay = new Set<string>();
  #filling: Promise<void> | null = null;
  #isClosed = false;

  /**
   * @param claim claims rows that are due; none when nothing is
   * @param release gives claimed rows back to all servers
   */
  constructor(claim: () => Promise<Row[]>, release: (rows: Row[]) => Promise<void>) {
    this.#claim = claim;
    this.#release = release;
  }

  /** The next row; null when none is due, or the queue is closed. */
  async next(): Promise<Row | null> {
    if (this.#waiting.length === 0 && !this.#isClosed) await this.#fill();
    return this.#isClosed ? null : (this.#waiting.shift() ?? null);
  }

  /** Takes back a row that was not tried. */
  putBack(row: Row): void {
    this.#waiting.unshift(row);
  }

  /** The result of a row is recorded. */
  finish({ id }: Row): void {
    this.#underWay.delete(id);
  }

  /** From now on, `next` answers null. */
  close(): void {
    this.#isClosed = true;
  }

  /** Gives waiting rows back to all servers: all, or those that match. */
  async release(matches: (row: Row) => boolean = () => true): Promise<void> {
    const released = this.#waiting.filter(matches);
    this.#waiting = this.#waiting.filter((row) => !released.includes(row));
    await this.#release(released);
    for (const row of released) this.finish(row);
  }

  /** Calls at the same time claim once. */
  #fill(): Promise<void> {
    this.#filling ??= this.#take().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #take(): Promise<void> {
    const claimed = await this.#claim();
    // A server that stood still for longer than its claims last may meet its own rows.
    const fresh = claimed.filter(({ id }) => !this.#underWay.has(id));
    for (const { id } of fresh) this.#underWay.add(id);
    this.#waiting.push(...fresh);
  }
}
