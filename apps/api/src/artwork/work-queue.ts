/** Thrown when too many wait already; the caller answers "later". */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Does work in turn; see `createWorkQueue`. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Work that keeps a processor busy: `running` pieces at a time, at most `waiting` more in line, first come first served.
 * @throws QueueFull at once when the line is full
 */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let atWork = 0;

  return async function inTurn(work) {
    if (atWork < running) atWork += 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw new QueueFull('Too many pictures are being drawn already.');
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody who comes in between overtakes the line.
      const next = line.shift();
      if (next) next();
      else atWork -= 1;
    }
  };
}
