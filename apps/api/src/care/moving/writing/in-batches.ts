/** The database is locked for one batch at a time: a visitor's write waits for that. */
const BATCH = 25;
/** Each write of a batch makes cached pages outdated, so that visitors wait until they are rendered again. */
const BATCH_MS = 30_000;

/** Collects things until a batch is full, or has taken long enough for staff to see the import go on. */
export async function* inBatches<Thing>(things: AsyncIterable<Thing>): AsyncGenerator<Thing[]> {
  let batch: Thing[] = [];
  let startMs = performance.now();
  for await (const thing of things) {
    batch.push(thing);
    if (batch.length < BATCH && performance.now() - startMs <= BATCH_MS) continue;
    yield batch;
    [batch, startMs] = [[], performance.now()];
  }
  if (batch.length > 0) yield batch;
}
