/**
 * A batch is one transaction: a visitor's write waits for it, under a second. Smaller ones would make cached pages outdated more
 * often, which delays far more visitors.
 */
const BATCH_MAX = 100;
/** The first batch is written soon, for staff to see the import go on. */
const FIRST_BATCH_MS = 5000;
/** Each batch makes cached pages outdated, so that visitors wait until they are rendered again. */
const LONGEST_BATCH_MS = 150_000;

/**
 * Writes things, or takes them away, in batches: a batch ends when it is full, or has taken long enough, which is three times as
 * long as the one before.
 * @param goesOn asked after each thing and before each batch
 * @returns false when it was stopped: the things of the last batch, and all after it, are not written
 */
export async function writeInBatches<Thing>(
  things: AsyncIterable<Thing>,
  goesOn: () => Promise<boolean>,
  write: (things: readonly Thing[]) => Promise<void>,
): Promise<boolean> {
  const batch: Thing[] = [];
  let startMs = performance.now();
  let batchMs = FIRST_BATCH_MS;
  for await (const thing of things) {
    batch.push(thing);
    if (!(await goesOn())) return false;
    if (batch.length < BATCH_MAX && performance.now() - startMs <= batchMs) continue;
    await write(batch.splice(0));
    startMs = performance.now();
    batchMs = Math.min(3 * batchMs, LONGEST_BATCH_MS);
  }
  if (!(await goesOn())) return false;
  if (batch.length > 0) await write(batch);
  return true;
}
