/** The database is locked for one batch at a time: a visitor's write waits for that. */
const BATCH = 25;
/** Each write of a batch makes cached pages outdated, so that visitors wait until they are rendered again. */
const BATCH_MS = 30_000;

/**
 * Writes things in batches: a batch ends when it is full, or has taken long enough for staff to see the import go on.
 * @param goesOn asked after each thing and before each write
 * @returns false when it was stopped: the things of the last batch, and all after it, are not written
 */
export async function writeInBatches<Thing>(
  things: AsyncIterable<Thing>,
  goesOn: () => Promise<boolean>,
  write: (batch: readonly Thing[]) => Promise<void>,
): Promise<boolean> {
  let batch: Thing[] = [];
  let startMs = performance.now();
  for await (const thing of things) {
    batch.push(thing);
    if (!(await goesOn())) return false;
    if (batch.length < BATCH && performance.now() - startMs <= BATCH_MS) continue;
    await write(batch);
    [batch, startMs] = [[], performance.now()];
  }
  if (!(await goesOn())) return false;
  if (batch.length > 0) await write(batch);
  return true;
}
