/** The database is locked for one batch at a time: a visitor's write waits for that. */
const BATCH = 25;
/** The first batch is written soon, for staff to see the import go on. */
const FIRST_BATCH_MS = 5000;
/** Each write of a batch makes cached pages outdated, so that visitors wait until they are rendered again. */
const LONGEST_BATCH_MS = 60_000;

/**
 * Writes things in batches: a batch ends when it is full, or has taken long enough, which is twice as long as the one before.
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
  let batchMs = FIRST_BATCH_MS;
  for await (const thing of things) {
    batch.push(thing);
    if (!(await goesOn())) return false;
    if (batch.length < BATCH && performance.now() - startMs <= batchMs) continue;
    await write(batch);
    [batch, startMs] = [[], performance.now()];
    batchMs = Math.min(2 * batchMs, LONGEST_BATCH_MS);
  }
  if (!(await goesOn())) return false;
  if (batch.length > 0) await write(batch);
  return true;
}
